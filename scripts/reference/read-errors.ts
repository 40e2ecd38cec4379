import { ANSWER_ERRORS } from '../../src/contract/chat.ts'
import { readSources, textOf, walk, type Node, type SourceFile } from './read-sources.ts'

/** A code with everything that the sources say of it. */
export interface ErrorCode {
  code: string
  /** HTTP statuses that it is answered with. */
  statuses: number[]
  /** What the comments above it say: when it is thrown. */
  meanings: string[]
  /** Its messages, with `…` for what is filled in. */
  messages: string[]
  /** Stands in `data.error.code` of an answer. */
  isAnswer: boolean
}

const STATUS = /^(?:\d{3}(?: and \d{3})?|spec): */

/** Every code of an `AgentError` in src, and those of answers, by the alphabet. */
export function readErrors(): ErrorCode[] {
  const found = new Map<string, ErrorCode>()
  const of = (code: string) => {
    const known = found.get(code) ?? { code, statuses: [], meanings: [], messages: [], isAnswer: false }
    found.set(code, known)
    return known
  }
  for (const source of readSources(['AgentError(']))
    walk(source.tree, (node, around) => {
      if (node.type !== 'NewExpression' || (node.callee as Node).name !== 'AgentError') return
      const [first, second, third] = node.arguments as Node[]
      const code = textOf(first)
      if (code === undefined) return
      const error = of(code)
      if (typeof second?.value === 'number') add(error.statuses, second.value)
      const message = textOf(third)
      if (message !== undefined && /\p{L}{3}/u.test(message)) add(error.messages, tidy(message))
      const meaning =
        source.file === 'src/lib/errors.ts' || source.file.endsWith('/errors.ts') ? commentOf(source, around) : ''
      if (meaning) add(error.meanings, meaning)
    })
  for (const code of ANSWER_ERRORS) of(code).isAnswer = true
  return [...found.values()].sort((one, other) => (one.code < other.code ? -1 : 1))
}

/** The comment above the declaration that a node stands in. */
function commentOf({ text }: SourceFile, around: Node[]): string {
  const declaration = around.findLast(
    one => one.type === 'ExportNamedDeclaration' || one.type === 'FunctionDeclaration',
  )
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(text.slice(0, declaration?.start ?? 0)) ?? []
  return comment
    .replaceAll(/\s*\n\s*\*\s?/g, ' ')
    .trim()
    .replace(STATUS, '')
    .replace(/^./, letter => letter.toUpperCase())
}

const add = <T>(items: T[], item: T) => void (items.includes(item) || items.push(item))
const tidy = (message: string) => message.replaceAll(/\s+/g, ' ').trim()
