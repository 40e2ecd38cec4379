import { readFileSync } from 'node:fs'
import { secretFileUnusable, systemReason } from '../lib/errors.ts'

/** Names of variables that hold a secret, or an address with one, and may stand in a file: `NAME_FILE` says where. */
const IN_A_FILE = /^(\w+_(?:KEY|TOKEN|SECRET|PASSWORD|URL))_FILE$/
/** Nothing that is meant is longer, in bytes. */
const LONGEST = 64 * 1024

/**
 * The environment with secrets from files, as containers mount them: where `NAME_FILE` is set and `NAME` is not, `NAME`
 * is what the file holds, without the line break at its end. A file is read when its variable is, and not before.
 * Programs that are started get the name of the file alone, because a copy of the environment has no such secret.
 * Reading a variable throws SECRET_FILE when its file cannot be read.
 */
export function withSecretFiles(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secrets = {}
  for (const [variable, file] of Object.entries(environment)) {
    const name = IN_A_FILE.exec(variable)?.[1]
    if (name === undefined || !file || environment[name]) continue
    let text: string | undefined
    Object.defineProperty(secrets, name, { get: () => (text ??= readSecret(variable, file)) })
  }
  return Object.getOwnPropertyNames(secrets).length ? extendEnvironment(environment, {}, secrets) : environment
}

/** A copy with more variables, which still reads secrets from their files. */
export function extendEnvironment(
  environment: Readonly<NodeJS.ProcessEnv>,
  more: Readonly<NodeJS.ProcessEnv>,
  secrets: object | null = Object.getPrototypeOf(environment) as object,
): NodeJS.ProcessEnv {
  const own = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value || !(secrets && name in secrets)),
  )
  return Object.assign(Object.create(secrets) as NodeJS.ProcessEnv, own, more)
}

function readSecret(variable: string, file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw secretFileUnusable(variable, file, `cannot be read: ${systemReason(error)}`, error)
  }
  if (text.length > LONGEST) throw secretFileUnusable(variable, file, `is longer than ${LONGEST} bytes`)
  const secret = text.replace(/\r?\n$/, '')
  if (secret === '') throw secretFileUnusable(variable, file, 'is empty')
  return secret
}
