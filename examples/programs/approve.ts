// Orders a change, looks at what would be changed, and says yes to exactly that.
const AGENT = 'http://127.0.0.1:8005'
const chat = async (body: object) => {
  const response = await fetch(`${AGENT}/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error((await response.json()).detail)
  return await response.json()
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
