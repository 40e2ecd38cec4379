import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { MODEL_ASSET } from '../src/agent/understand/calls/unpack-model.ts'
import { DOCS_ASSETS } from '../src/http/docs-pages.ts'
import { locateAsset } from '../src/lib/assets.ts'

/** Files of the source tree that the program reads while it runs, besides its code. Folders count with all they hold. */
const SOURCES = [
  'settings.toml',
  'mcp_servers.yaml',
  'config',
  'dist/page',
  'src/browser/page/in-page',
  'src/lib/word-knowledge',
  'src/lib/places',
]

/** Everything that `readAsset` must find in the single binary: the name to ask for and the file it comes from. */
export function listAssets(root: string): { name: string; file: string }[] {
  const own = SOURCES.flatMap(name => listFiles(root, name)).filter(name => !name.endsWith('.ts'))
  return [...own, ...DOCS_ASSETS, MODEL_ASSET].map(name => ({
    name,
    file: name.includes(':') ? locateAsset(name) : join(root, name),
  }))
}

function listFiles(root: string, name: string): string[] {
  const stat = statSync(join(root, name), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [name]
  // Parts of the page that another build is writing at the moment end in its number.
  const children = readdirSync(join(root, name)).filter(child => !/\.\d+$/.test(child))
  return children.flatMap(child => listFiles(root, `${name}/${child}`))
}
