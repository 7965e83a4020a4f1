// What a built client needs besides Vite's own output: fonts that load early, the licences of
// what is bundled, and compressed copies of the text files.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const FIRST_FONTS =
  /(bricolage-grotesque|atkinson-hyperlegible-next)-latin-wght-normal-[^/]*\.woff2$/;
const TEXT = /\.(js|css|svg|json|html|txt|webmanifest)$/;
const WORTH_COMPRESSING = 500;

type Bundle = Rolldown.OutputBundle;

export function finish(): Plugin {
  let base = './';
  return {
    name: 'spytable-finish',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => FIRST_FONTS.test(name))
          .map((name) => preload(base + name)),
    },
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences(bundle) });
    },
    writeBundle({ dir }) {
      if (dir) compressAll(dir);
    },
  };
}

function preload(href: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' };
  return { tag: 'link', attrs, injectTo: 'head' };
}

function compressAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length <= WORTH_COMPRESSING) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

// -- licences -------------------------------------------------------------------------------------

/** The packages that something in the bundle was made from. */
function bundledPackages(bundle: Bundle): string[] {
  const files = Object.values(bundle).flatMap((made) =>
    made.type === 'chunk' ? made.moduleIds : made.originalFileNames,
  );
  const found = files.map((file) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
  return [...new Set(found.filter((name) => name !== undefined))].sort();
}

function licences(bundle: Bundle): string {
  const rule = '='.repeat(78);
  const parts = bundledPackages(bundle).map((name) => {
    const about = JSON.parse(read(name, 'package.json')) as { version: string; license: string };
    return `${rule}\n${name} ${about.version} (${about.license})\n${rule}\n\n${licence(name, about.license)}\n`;
  });
  return ['Spytable includes the following software and fonts of others.\n', ...parts].join('\n');
}

function licence(name: string, kind: string): string {
  const file = readdirSync(join(HERE, 'node_modules', name)).find((f) => /^licen[cs]e/i.test(f));
  if (file) return read(name, file).trim();
  // Packages under Apache 2.0 often leave out its text: it is the same for all.
  if (kind === 'Apache-2.0') return read('typescript', 'LICENSE.txt').trim();
  throw new Error(`${name} is bundled, but its licence (${kind}) has no text to ship.`);
}

function read(name: string, file: string): string {
  return readFileSync(join(HERE, 'node_modules', name, file), 'utf8');
}
