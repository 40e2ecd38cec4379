import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkFile } from './import-rules.ts'

/** `node scripts/check-imports.ts [folder]`: prints each import under src/ that goes the wrong way; exit 1 if any. */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map(name => `src/${name.replaceAll('\\', '/')}`)
  .filter(name => /\.tsx?$/.test(name))
const violations = files.flatMap(file => checkFile(file, readFileSync(join(root, file), 'utf8')))

for (const { file, line, target, reason } of violations)
  console.error(`${file}:${line} must not import ${target}: ${reason}`)
console.log(`${files.length} files read, ${violations.length} imports in the wrong direction`)
process.exitCode = violations.length > 0 ? 1 : 0
