import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/**
 * Reads a file that ships with the program. `name` is `package:path` for a file of a dependency
 * (`swagger-ui-dist:swagger-ui.css`) or a path from the root of the source tree.
 */
export function readAsset(name: string): Buffer {
  const [first, path] = name.split(':', 2) as [string, string | undefined]
  if (path === undefined) return readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)))
  return readFileSync(require.resolve(`${first}/package.json`).replace(/package\.json$/, path))
}
