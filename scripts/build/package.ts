import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { NOTICES_ASSET } from '../../src/cli/read-notices.ts'
import { packedName } from '../../src/lib/assets.ts'
import { buildPage } from '../build-page.ts'
import { addAsset, bundleProgram, ROOT } from './bundle.ts'
import { createBillOfMaterials, createNotices } from './notices.ts'
import { listShipped } from './shipped.ts'

/** The program as one JavaScript text with its files beside it; a folder that was there is replaced. Returns what it holds, in a line. */
export async function buildPackage(folder: string, built?: { commit: string | null }): Promise<string> {
  await buildPage()
  rmSync(folder, { recursive: true, force: true })
  const half = `${folder}.build`
  for (const name of [folder, half]) mkdirSync(name, { recursive: true })
  const program = await bundleProgram(half, built)
  const shipped = listShipped(program)
  addAsset(program, half, NOTICES_ASSET, createNotices(shipped, readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim()))
  for (const { name, file } of program.assets) {
    const target = join(folder, 'assets', packedName(name))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(file, target)
  }
  for (const file of [program.code, program.rest]) copyFileSync(file, join(folder, basename(file)))
  const bill = createBillOfMaterials(shipped, program, 'node')
  writeFileSync(join(folder, 'agent.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  rmSync(half, { recursive: true })
  const megabytes = (statSync(join(folder, basename(program.rest))).size / 1e6).toFixed(1)
  return `${program.assets.length} files beside a text of ${megabytes} MB`
}
