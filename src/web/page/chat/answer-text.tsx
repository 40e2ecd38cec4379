/** Where the response marks what no result has, and where it says so at its end (src/agent/model/check). */
const [MARK, NOTES] = [' [?]', '\n\n[?] ']

/** The sentence of an answer; what no result has is marked, and said below. */
export function AnswerText({ text, unsupported = [] }: { text: string; unsupported?: readonly string[] | undefined }) {
  const [said, ...notes] = text.split(NOTES)
  if (!unsupported.length || !notes.length)
    return (
      <p class="text" dir="auto">
        {text}
      </p>
    )
  const parts = said!.split(MARK)
  return (
    <>
      <p class="text" dir="auto">
        {parts.map((part, at) => {
          if (at === parts.length - 1) return part
          const words = unsupported.find(one => part.endsWith(one))
          if (words === undefined) return part + MARK
          return (
            <>
              {part.slice(0, part.length - words.length)}
              <mark class="unsupported" title="In no result of this answer">
                {words}
              </mark>
            </>
          )
        })}
      </p>
      <p class="warning">{notes.join(' ')}</p>
    </>
  )
}
