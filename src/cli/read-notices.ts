import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { readAsset } from '../lib/assets.ts'
import { notBuilt } from '../lib/errors.ts'

/** The asset, which the build makes (scripts/build/notices.ts). */
export const NOTICES_ASSET = 'dist/licenses.json.br'

const Component = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX expression. */
  license: z.string(),
  /** Where its numbers stand in `texts`. */
  texts: z.array(z.int()),
})

/** Licences and notices of the program and of everything of others that is in it. */
const Notices = z.object({
  program: Component,
  components: z.array(Component.extend({ parts: z.array(z.string()) })),
  texts: z.array(z.string()),
})
export type Notices = z.infer<typeof Notices>

/** Reads what the build wrote down. Throws NOT_BUILT in a source tree where nothing was built. */
export function readNotices(): Notices {
  let asset: Buffer
  try {
    asset = readAsset(NOTICES_ASSET)
  } catch (cause) {
    throw notBuilt(cause)
  }
  return Notices.parse(JSON.parse(brotliDecompressSync(asset).toString('utf8')))
}
