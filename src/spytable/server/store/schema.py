"""What is kept, as numbered steps: a store runs those it has not seen when it is opened.

Both databases have the same tables and columns. `guests` says who has which table in their list;
triggers keep it like `tables.people`, so that nobody has to think of it. When a table was last
touched is kept nowhere: it is the time of its last row, and a move then writes nothing else.
`house` is one row: how many days have been counted, and what only this store must remember.
"""

from __future__ import annotations

from typing import NamedTuple

APPLICATION = 0x53707954
"""SQLite's application_id of our files, so that the file of another program is not taken."""


class Migration(NamedTuple):
    """From one version to the next, as statements in each database's words."""

    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


_INDEXES = (
    "CREATE INDEX tables_open ON tables (id) WHERE open AND status = 'waiting'",
    "CREATE INDEX tables_live ON tables (id) WHERE status <> 'over'",
    "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
    "CREATE INDEX guests_table ON guests (table_id)",
    "CREATE INDEX rows_author ON rows (author) WHERE author IS NOT NULL",
    "CREATE INDEX sessions_person ON sessions (person)",
)

_FIRST_SQLITE = (
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY, status TEXT NOT NULL, open INTEGER NOT NULL, due INTEGER,
        people TEXT NOT NULL, about BLOB NOT NULL) WITHOUT ROWID""",
    """CREATE TABLE guests (
        person INTEGER NOT NULL, table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (person, table_id)) WITHOUT ROWID""",
    """CREATE TABLE rows (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT,
        author INTEGER, body BLOB NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID""",
    # AUTOINCREMENT: the number of a deleted person is never given again.
    """CREATE TABLE people (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, claim TEXT UNIQUE,
        password TEXT, lang TEXT NOT NULL, made INTEGER NOT NULL)""",
    """CREATE TABLE sessions (
        token BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
        made INTEGER NOT NULL) WITHOUT ROWID""",
    *_INDEXES,
    # A trigger, and not a condition of the INSERT: the rows of one INSERT see those before them.
    """CREATE TRIGGER rows_without_gaps BEFORE INSERT ON rows WHEN NEW.seq <> 1 BEGIN
        SELECT RAISE(IGNORE) WHERE NOT EXISTS (
            SELECT 1 FROM rows WHERE table_id = NEW.table_id AND seq = NEW.seq - 1);
    END""",
    """CREATE TRIGGER guests_come AFTER INSERT ON tables WHEN NEW.people <> '[]' BEGIN
        INSERT INTO guests SELECT DISTINCT value, NEW.id FROM json_each(NEW.people);
    END""",
    """CREATE TRIGGER guests_change AFTER UPDATE OF people ON tables
    WHEN NEW.people <> OLD.people BEGIN
        DELETE FROM guests WHERE table_id = NEW.id;
        INSERT INTO guests SELECT DISTINCT value, NEW.id FROM json_each(NEW.people);
    END""",
)

_FIRST_POSTGRES = (
    # Sorted by bytes, as in SQLite.
    """CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY, status text NOT NULL, open boolean NOT NULL, due bigint,
        people text NOT NULL, about bytea NOT NULL)""",
    """CREATE TABLE guests (
        person bigint NOT NULL,
        table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (person, table_id))""",
    """CREATE TABLE rows (
        table_id text COLLATE "C" NOT NULL, seq bigint NOT NULL, at bigint NOT NULL, key text,
        author bigint, body bytea NOT NULL, PRIMARY KEY (table_id, seq))""",
    """CREATE TABLE people (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL,
        claim text UNIQUE, password text, lang text NOT NULL, made bigint NOT NULL)""",
    """CREATE TABLE sessions (
        token bytea PRIMARY KEY, person bigint NOT NULL REFERENCES people ON DELETE CASCADE,
        made bigint NOT NULL)""",
    *_INDEXES,
    """CREATE FUNCTION guests_follow() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        DELETE FROM guests WHERE table_id = NEW.id;
        INSERT INTO guests
            SELECT DISTINCT value::bigint, NEW.id FROM json_array_elements_text(NEW.people::json);
        RETURN NULL;
    END $$""",
    """CREATE TRIGGER guests_come AFTER INSERT ON tables FOR EACH ROW
    EXECUTE FUNCTION guests_follow()""",
    """CREATE TRIGGER guests_change AFTER UPDATE OF people ON tables FOR EACH ROW
    WHEN (NEW.people <> OLD.people) EXECUTE FUNCTION guests_follow()""",
    # Appends hold lock (21360, 2) together; what removes a table or a person holds it alone, so
    # that no row is kept at a table that is going away. Each statement of the loop sees what was
    # committed before it. One notice tells of many rows, for a notice costs each server more
    # than a row in it.
    """CREATE FUNCTION append_rows(
        sender text, tables_ text[], seqs bigint[], ats bigint[], keys text[], authors bigint[],
        bodies bytea[], statuses text[], opens boolean[], dues bigint[], peoples text[],
        abouts bytea[]
    ) RETURNS text[] LANGUAGE plpgsql AS $$
    DECLARE
        r record;
        ends text[] := '{}';
        notice text := '';
    BEGIN
        PERFORM pg_advisory_xact_lock_shared(21360, 2);
        FOR r IN SELECT * FROM unnest(
            tables_, seqs, ats, keys, authors, bodies, statuses, opens, dues, peoples, abouts
        ) AS n (table_id, seq, at, key, author, body, status, open, due, people, about)
        LOOP
            INSERT INTO rows (table_id, seq, at, key, author, body)
                SELECT r.table_id, r.seq, r.at, r.key, r.author, r.body
                WHERE r.seq = 1 OR EXISTS (
                    SELECT FROM rows o WHERE o.table_id = r.table_id AND o.seq = r.seq - 1)
                ON CONFLICT DO NOTHING;
            IF NOT FOUND THEN
                ends := ends || 'seq'::text;
                CONTINUE;
            END IF;
            ends := ends || 'kept'::text;
            IF r.status IS NOT NULL THEN
                INSERT INTO tables (id, status, open, due, people, about)
                    VALUES (r.table_id, r.status, r.open, r.due, r.people, r.about)
                    ON CONFLICT (id) DO UPDATE SET status = excluded.status, open = excluded.open,
                        due = excluded.due, people = excluded.people, about = excluded.about;
            END IF;
            notice := notice || chr(31) || r.table_id || chr(31) || r.seq;
            IF octet_length(notice) > 6000 THEN
                PERFORM pg_notify('spytable', 'rows' || chr(31) || sender || notice);
                notice := '';
            END IF;
        END LOOP;
        IF notice <> '' THEN
            PERFORM pg_notify('spytable', 'rows' || chr(31) || sender || notice);
        END IF;
        RETURN ends;
    END $$""",
)

_WATCHED = "CREATE INDEX tables_watched ON tables (id) WHERE open AND status = 'playing'"

# A session that was there before counts as used today. Of a table is kept how many rows it had, and
# the day on which it was first seen with so many.
_DAYS = (
    "ALTER TABLE sessions ADD COLUMN used bigint NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN seen bigint NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN seen_on bigint NOT NULL DEFAULT 0",
    """CREATE TABLE house (
        id integer PRIMARY KEY, day bigint NOT NULL, counted bigint NOT NULL,
        time bigint NOT NULL, proof bytea)""",
    "INSERT INTO house (id, day, counted, time) VALUES (1, 0, 0, 0)",
)
# What claimed names can be taken for. A server fills it when it starts, so that no copy needs it.
# The skeletons of claimed names.
_LOOKS = """CREATE TABLE looks (
    look text NOT NULL, person bigint NOT NULL REFERENCES people ON DELETE CASCADE,
    PRIMARY KEY (look, person))"""
_LOOKS_OF = "CREATE INDEX looks_person ON looks (person)"

MIGRATIONS: list[Migration] = [
    Migration(_FIRST_SQLITE, _FIRST_POSTGRES),
    Migration((_WATCHED,), (_WATCHED,)),
    Migration((*_DAYS, _LOOKS, _LOOKS_OF), (*_DAYS, _LOOKS, _LOOKS_OF)),
]
"""The step at index n leads from version n to version n + 1."""

COLUMNS = {
    "people": ("id", "name", "claim", "password", "lang", "made"),
    "sessions": ("token", "person", "made", "used"),
    "tables": ("id", "status", "open", "due", "people", "about", "seen", "seen_on"),
    "rows": ("table_id", "seq", "at", "key", "author", "body"),
    "house": ("id", "day", "counted", "time"),
}
"""What a copy must hold, in an order that references allow; `guests` follows by itself."""
