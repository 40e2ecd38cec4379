// Asks the agent, follows the steps of an answer as they are made, and goes on in the same conversation.
import { EventSourceParserStream } from 'eventsource-parser/stream'

const AGENT = 'http://127.0.0.1:8005'
const post = (path: string, body: object) =>
  fetch(`${AGENT}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const question = { message: 'how many accounts are in Texas?', apps: ['crm'] }
const stream = await post('/chat/stream', question)
const events = stream.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
let session = ''
for await (const { event, data } of events) {
  const value = JSON.parse(data)
  if (event === 'session') session = value.session_id
  if (event === 'step') console.log(value.tool, value.state)
  if (event === 'answer') console.log(value.response)
}

interface Answer {
  response: string
  metadata: { confidence: number; tools_used: string[] }
}
const next = (await (await post('/chat', { message: 'and in Ohio?', session_id: session })).json()) as Answer
console.log(next.response)
console.log('sure:', next.metadata.confidence > 0.8, 'read:', next.metadata.tools_used)
