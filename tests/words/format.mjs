// Formats messages as the browser does, for the test that compares it with the server.
// In, as JSON: [{ lang, files: [Fluent text], names, messages: [{ key, values }] }]. The second
// file is a game's own. Out: [[string]].

import { text } from 'node:stream/consumers';
import { createRequire } from 'node:module';
import { filled } from '../../web/src/lib/names.ts';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { FluentBundle, FluentResource } = require('@fluent/bundle');

function formatted({ lang, files, names, messages }) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const resources = files.map((file) => new FluentResource(file));
  for (const resource of resources) bundle.addResource(resource);
  const own = new Set(resources[1]?.body.map((message) => message.id));
  const look = (key) => bundle.formatPattern(bundle.getMessage(key).value);
  return messages.map(({ key, values }) => {
    const errors = [];
    const given = filled(values, names, own.has(key) ? look : undefined);
    const said = bundle.formatPattern(bundle.getMessage(key).value, given, errors);
    if (errors.length) throw new Error(`${key} in ${lang}: ${errors[0].message}`);
    return said.replaceAll('\u202f', '\u00a0');
  });
}

console.log(JSON.stringify(JSON.parse(await text(process.stdin)).map(formatted)));
