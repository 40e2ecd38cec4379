/** Writes config/settings.reference.toml from the schema. A test checks that the file is current. */
import { writeFileSync } from 'node:fs'
import { renderReference } from '../src/config/render-reference.ts'

writeFileSync(new URL('../config/settings.reference.toml', import.meta.url), renderReference())
