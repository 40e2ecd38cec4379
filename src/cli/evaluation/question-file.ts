import { readFileSync } from 'node:fs'
import { parse as parseYaml, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { AgentError, messageOf, systemReason } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'

const OneOrMore = z.union([z.string(), z.array(z.string()).min(1)])

/** A call as a plan should have it. */
const ExpectedCall = z.strictObject({
  tool: z.string().min(1),
  args: z.record(z.string(), z.unknown()).optional().describe('Exactly these arguments; absent: any'),
})
export type ExpectedCall = z.infer<typeof ExpectedCall>

/** What a right answer must fulfil; everything that is given must hold. */
export const Expectation = z
  .strictObject({
    contains: OneOrMore.optional().describe(
      'Text, or texts, that the answer contains; upper and lower case are the same',
    ),
    excludes: OneOrMore.optional().describe('Text, or texts, that the answer must not contain'),
    equals: z.unknown().optional().describe('The result (data.result), or the text of the answer, is exactly this'),
    number: z.number().optional().describe('The result is this number, within the tolerance'),
    tolerance: z.number().min(0).default(0.005).describe('How far a number may be off, as an absolute difference'),
    rows: z.int().min(0).optional().describe('The result is a list of so many rows; a single record counts as one'),
    records: z
      .array(z.unknown())
      .optional()
      .describe('The result is exactly these records, in any order; of each only the fields given are compared'),
    ordered: z.boolean().default(false).describe('The records must come in this order'),
    yes: z.boolean().optional().describe('The answer says yes (true) or no (false)'),
    error: z
      .string()
      .optional()
      .describe('The answer is refused with this code (data.error.code); `any` takes every code'),
    approval: z
      .union([z.boolean(), ExpectedCall])
      .optional()
      .describe('A change waits for a yes (true, or this very call), or none does (false)'),
    calls: z.array(ExpectedCall).optional().describe('The plan calls exactly these tools, in any order'),
    tool: OneOrMore.optional().describe('Tools that were used (metadata.tools_used)'),
    no_tool: z.literal(true).optional().describe('No tool was used'),
  })
  .refine(
    value => Object.keys(value).some(key => key !== 'tolerance' && key !== 'ordered'),
    'needs one of: contains, excludes, equals, number, rows, records, yes, error, approval, calls, tool, no_tool',
  )
export type Expectation = z.infer<typeof Expectation>

export const Question = z.strictObject({
  question: z.string().min(1),
  expect: Expectation,
  category: z.string().min(1).optional().describe('Right answers are counted for each category'),
  session: z
    .union([z.string(), z.number()])
    .transform(String)
    .optional()
    .describe('Questions with the same name are one conversation, in order'),
  engine: z.enum(['auto', 'builtin', 'model']).optional(),
  apps: z.array(z.string()).optional(),
  dry_run: z.boolean().optional().describe('Only plan: nothing is called'),
  id: z.union([z.string(), z.number()]).transform(String).optional(),
})
export type Question = z.infer<typeof Question>

/**
 * Reads a question file: YAML, JSON or JSON Lines (by its name: .jsonl), a list or an object with a list under
 * `questions`. Throws EVAL_FILE with every problem and its place.
 */
export function readQuestionFile(file: string): Question[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw evalFile(`${file} cannot be read: ${systemReason(error)}`, error)
  }
  const list = parseList(file, text)
  const problems: string[] = []
  const questions = list.flatMap((entry, index) => {
    const result = Question.safeParse(entry)
    if (result.success) return [result.data]
    problems.push(
      ...result.error.issues.map(
        issue => `${file}: question ${index + 1}: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')}`,
      ),
    )
    return []
  })
  if (problems.length) throw evalFile(problems.join('\n'))
  if (!questions.length) throw evalFile(`${file} holds no question. The form of the file: agent eval --help`)
  return questions
}

function parseList(file: string, text: string): unknown[] {
  const value = /\.(jsonl|ndjson)$/i.test(file) ? parseLines(file, text) : parseDocument(file, text)
  const list = isObject(value) ? value['questions'] : value
  if (!Array.isArray(list)) throw evalFile(`${file} is no list of questions. The form of the file: agent eval --help`)
  return list
}

/** JSON is YAML too, so one parser reads both. */
function parseDocument(file: string, text: string): unknown {
  try {
    return parseYaml(text)
  } catch (error) {
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined
    throw evalFile(
      `${file}${line ? `:${line}` : ''} is not valid YAML or JSON: ${messageOf(error).split('\n')[0]}`,
      error,
    )
  }
}

function parseLines(file: string, text: string): unknown[] {
  return text.split('\n').flatMap((line, index) => {
    if (!line.trim()) return []
    try {
      return [JSON.parse(line) as unknown]
    } catch (error) {
      throw evalFile(`${file}:${index + 1} is not valid JSON: ${messageOf(error)}`, error)
    }
  })
}

const evalFile = (message: string, cause?: unknown) => new AgentError('EVAL_FILE', 422, message, { cause })
