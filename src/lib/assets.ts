import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getRawAsset, isSea } from 'node:sea'
import { fileURLToPath } from 'node:url'

/** Set by the bundler (scripts/build/bundle.ts): the address of the one text that the program then is. */
declare const __bundle_url: string | undefined

/** Whether this is the single binary, where no source tree and no node_modules lie beside the program. */
export const IS_BINARY: boolean = isSea()

/** Whether this is the package of npm: the bundled program with its files in a folder beside it, without node_modules. */
export const IS_PACKAGE: boolean = !IS_BINARY && typeof __bundle_url === 'string'

/**
 * Reads a file that ships with the program: from inside the single binary, from the package's folder of assets, or from the
 * source tree. `name` is `package:path` for a file of a dependency (`swagger-ui-dist:swagger-ui.css`) or a path from the root of the
 * project (`settings.toml`, `src/web/index.html`). A new kind of file needs a line in scripts/list-assets.ts.
 */
export function readAsset(name: string): Buffer {
  if (IS_BINARY) return Buffer.from(getRawAsset(name) as ArrayBuffer)
  if (IS_PACKAGE) return readFileSync(new URL(`assets/${packedName(name)}`, import.meta.url))
  return readFileSync(locateAsset(name))
}

/** Where an asset lies in the package, under `assets/`: `package:path` becomes a path. */
export const packedName = (name: string): string => name.replace(':', '/')

/** Where an asset lies in the source tree. */
export function locateAsset(name: string): string {
  const [first, path] = name.split(':', 2) as [string, string | undefined]
  if (path === undefined) return fileURLToPath(new URL(`../../${name}`, import.meta.url))
  return createRequire(import.meta.url)
    .resolve(`${first}/package.json`)
    .replace(/package\.json$/, path)
}
