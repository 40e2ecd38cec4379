// Orders a change, looks at what would be changed, and says yes to exactly that.
const AGENT = 'http://127.0.0.1:8005'

/** What is used here of an answer. */
interface Answer {
  response: string
  data: {
    approval: { id: string; tool: string; args: object; changes: { label: string; before: unknown; after: unknown }[] }
    decided: { outcome: string }
  }
  metadata: { session_id: string }
}

const chat = async (body: object): Promise<Answer> => {
  const response = await fetch(`${AGENT}/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

const answer = await chat({ message: 'set the status of lead 7 to qualified' })
const { approval } = answer.data
console.log(approval.tool, approval.args)
for (const { label, before, after } of approval.changes) console.log(`${label}: ${before} → ${after}`)

// Nothing was changed so far. A yes holds for these arguments alone; a no would be `decision: 'reject'`.
const done = await chat({
  message: 'yes',
  session_id: answer.metadata.session_id,
  approval: { id: approval.id, decision: 'approve' },
})
console.log(done.response)
console.log(done.data.decided.outcome)
