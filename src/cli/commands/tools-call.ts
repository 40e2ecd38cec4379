import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { ApiRecord, ParameterRecord } from '../../contract/registry.ts'
import { messageOf, usage } from '../../lib/errors.ts'
import { isObject, parseJson } from '../../lib/json.ts'
import type { CommandContext } from '../context.ts'
import { serviceError } from '../http-client.ts'
import { connectRegistry } from '../registry-client.ts'

/** `agent tools call <tool> key=value…`: the raw result; a failed call ends with exit code 1 and the service's reason. */
export async function callTool(
  context: CommandContext,
  name: string,
  pairs: string[],
  { args }: { args?: string },
): Promise<void> {
  const registry = await connectRegistry(context)
  const tool = await registry.findTool(name)
  const given = { ...readJsonArguments(args), ...readPairs(pairs, tool) }
  const answer = await registry.call(tool, given)
  if (answer.status >= 400) throw serviceError(answer)
  if (answer.headers.get('x-truncated') === 'true')
    context.output.note('The result is longer than registry.max_result_bytes: this is its beginning.')
  const warning = answer.headers.get('x-schema-warning')
  if (warning) context.output.note(`The result differs from what ${tool.api_name} declares: ${warning}`)
  context.output.result(answer.body, () =>
    typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body, null, 2),
  )
}

function readJsonArguments(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {}
  const value = parseJson(text)
  if (!isObject(value)) throw usage(`--args ${text} is no JSON object. Example: --args '{"limit": 5}'`)
  return value
}

/**
 * Arguments from `key=value` words, typed as the tool's parameter says: a text stays a text, everything else is read
 * as JSON where it can be. `key:=json` is always read as JSON, `key=@path` is a file where the tool takes one, and a
 * list of one element may be written as that element.
 */
export function readPairs(pairs: string[], tool: Pick<ApiRecord, 'parameters'>): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map(pair => {
      const match = /^([^=]+?)(:?)=(.*)$/s.exec(pair)
      if (!match) throw usage(`${pair} is no argument. Write key=value, or key:=json`)
      const [, key, json, text] = match as unknown as [string, string, string, string]
      const parameter = tool.parameters.find(one => one.name === key)
      const type = parameter?.type
      if (!json && text.startsWith('@') && parameter && takesFile(parameter))
        return [key, readFileArgument(text.slice(1))]
      if (!json && type === 'string') return [key, text]
      const value = parseJson(text)
      if (json && value === undefined) throw usage(`${pair}: ${text} is not JSON`)
      // One element of a list, as people write it; a wrong one is told by the registry.
      if (!json && type === 'array' && (typeof value !== 'object' || value === null) && !text.startsWith('['))
        return [key, [isTextList(parameter?.schema) || value === undefined ? text : value]]
      return [key, value === undefined ? text : value]
    }),
  )
}

/** A body of bytes or a file of a form: its text, or base64 with a name (docs/registry-calls.md). */
export function takesFile({ schema }: Pick<ParameterRecord, 'schema'>): boolean {
  const branches = [schema, ...['anyOf', 'oneOf'].flatMap(key => (schema?.[key] as unknown[] | undefined) ?? [])]
  return branches.some(branch => isObject(branch) && isObject(branch['properties']) && 'base64' in branch['properties'])
}

function readFileArgument(path: string): { filename: string; base64: string } {
  try {
    return { filename: basename(path), base64: readFileSync(path).toString('base64') }
  } catch (error) {
    throw usage(`${path} cannot be read: ${messageOf(error)}`)
  }
}

const isTextList = (schema: Record<string, unknown> | undefined) =>
  isObject(schema?.['items']) && schema['items']['type'] === 'string'
