import type { ComponentChildren } from 'preact'
import { Figures } from '../evidence/figures.tsx'
import { Markdown } from './markdown/lazy-markdown.tsx'

/** Where the response marks what no result has, and where it says so at its end (src/agent/model/check). */
const [MARK, NOTES] = [' [?]', '\n\n[?] ']

interface AnswerTextProps {
  text: string
  unsupported?: readonly string[] | undefined
  /** Written by a language model. */
  isMarkdown: boolean
}

/**
 * The sentence of an answer; what no result has is marked, and said below. Only a language model writes Markdown
 * (`metadata.engine`): sentences of the built-in engine quote names and texts of services as they are, where `*`, `_` and `#`
 * mean themselves.
 */
export function AnswerText({ text, unsupported = [], isMarkdown }: AnswerTextProps) {
  const [said = '', ...notes] = unsupported.length ? text.split(NOTES) : [text]
  const isMarked = notes.length > 0
  const shown = isMarked ? said : text
  const draw = (part: string): ComponentChildren =>
    isMarked ? markUnsupported(part, unsupported) : <Figures text={part} />
  return (
    <>
      {isMarkdown ? (
        <Markdown text={shown} draw={draw} />
      ) : (
        <p class="text" dir="auto">
          {draw(shown)}
        </p>
      )}
      {isMarked && <p class="warning">{notes.join(' ')}</p>}
    </>
  )
}

function markUnsupported(text: string, unsupported: readonly string[]): ComponentChildren {
  const parts = text.split(MARK)
  return parts.map((part, at) => {
    if (at === parts.length - 1) return <Figures key={at} text={part} />
    const words = unsupported.find(one => part.endsWith(one)) ?? ''
    return (
      <>
        <Figures text={part.slice(0, part.length - words.length)} />
        <mark class="unsupported" title="In no result of this answer">
          {words || MARK}
        </mark>
      </>
    )
  })
}
