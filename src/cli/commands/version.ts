import { IS_BINARY, IS_PACKAGE } from '../../lib/assets.ts'
import { COMMIT, VERSION } from '../../lib/version.ts'
import type { CommandContext } from '../context.ts'

/** `agent version`. */
export async function showVersion({ output }: CommandContext): Promise<void> {
  const data = {
    version: VERSION,
    commit: COMMIT,
    node: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
    form: IS_BINARY ? 'binary' : IS_PACKAGE ? 'package' : 'source',
  }
  output.result(data, () => {
    const parts = [...(COMMIT === null ? [] : [`commit ${COMMIT}`]), `Node ${data.node}`, data.platform, data.form]
    return `agent ${data.version} (${parts.join(', ')})`
  })
}
