import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Schema } from './values.ts'
import type { Operation } from './requests.ts'

/** What any operation may answer without saying so: what is wrong with a request as such, and how much of it there is. */
const ALWAYS = new Set([400, 404, 405, 408, 413, 415, 422, 429, 431])
/** What no answer may hold: how the inside looks. */
const INSIDE = /node:internal|\bat \S+ \(|\.ts:\d+|\.js:\d+:\d+|node_modules|SQLITE_|ERR_[A-Z_]{4,}/

/** Checks answers of one server against its description. */
export function createAnswerCheck(description: Schema): (operation: Operation, answer: Answer) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true, allowUnionTypes: true })
  addFormats.default(ajv)
  ajv.addSchema(description, 'description')
  const compiled = new Map<object, ReturnType<typeof ajv.compile>>()
  const validatorOf = (schema: Schema) => {
    let known = compiled.get(schema)
    if (!known) {
      known = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"description#/')) as Schema)
      compiled.set(schema, known)
    }
    return known
  }
  return (operation, { status, type, text }) => {
    if (INSIDE.test(text) && status >= 400) return 'it tells how the inside looks'
    const described = operation.responses[String(status)]
    if (!described && !ALWAYS.has(status)) return `the description knows no status ${status}`
    if (status === 204 || status === 304 || text === '') return undefined
    const [wanted, content] = Object.entries(described?.content ?? {})[0] ?? []
    if (status >= 400) {
      const body = parse(text)
      if (body === undefined) return 'an error that is no JSON'
      if (typeof (body as { detail?: unknown }).detail === 'undefined') return 'an error without a detail'
    }
    if (!wanted) return undefined
    if (!type.startsWith(wanted)) return `its content type is ${type}, not ${wanted}`
    if (!wanted.includes('json') || !content?.schema) return undefined
    const validate = validatorOf(content.schema)
    if (validate(parse(text))) return undefined
    return `it does not fit its schema: ${ajv.errorsText(validate.errors)}`
  }
}

export interface Answer {
  status: number
  type: string
  text: string
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
