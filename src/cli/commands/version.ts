import { IS_BINARY } from '../../lib/assets.ts'
import { VERSION } from '../../lib/version.ts'
import type { CommandContext } from '../context.ts'

/** `agent version`. */
export async function showVersion({ output }: CommandContext): Promise<void> {
  const data = {
    version: VERSION,
    node: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
    form: IS_BINARY ? 'binary' : 'source',
  }
  output.result(data, () => `agent ${data.version} (Node ${data.node}, ${data.platform}, ${data.form})`)
}
