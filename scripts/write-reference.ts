import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { REFERENCES } from './reference/index.ts'

/** `npm run reference`: writes config/settings.reference.toml and docs/reference. A test fails when one is stale. */
async function writeReferences(): Promise<void> {
  const root = join(import.meta.dirname, '..')
  mkdirSync(join(root, 'docs/reference'), { recursive: true })
  for (const { file, render } of REFERENCES) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), await render())
  }
}

await writeReferences()
