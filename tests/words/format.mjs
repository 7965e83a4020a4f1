// Formats messages as the browser does, for the test that compares it with the server.
// In, as JSON: [{ lang, files: [Fluent text], messages: [{ key, values }] }]. Out: [[string]].

import { text } from 'node:stream/consumers';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { FluentBundle, FluentResource } = require('@fluent/bundle');

function formatted({ lang, files, messages }) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return messages.map(({ key, values }) => {
    const errors = [];
    const said = bundle.formatPattern(bundle.getMessage(key).value, values, errors);
    if (errors.length) throw new Error(`${key} in ${lang}: ${errors[0].message}`);
    return said.replaceAll('\u202f', '\u00a0');
  });
}

console.log(JSON.stringify(JSON.parse(await text(process.stdin)).map(formatted)));
