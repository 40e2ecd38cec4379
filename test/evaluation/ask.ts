/**
 * Asks what a file says of services and prints each answer with its confidence and its plan, for reading against the data:
 * `node test/evaluation/ask.ts FILE [--plan] [--data FOLDER]`. A line `# name` says whose the lines behind it are (`# name other` of several at once); a line with `+`
 * goes on with the conversation before; `yes` counts as any message. `--data` writes what each service holds as JSON.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ChatResponse } from '../../src/contract/chat.ts'
import { startServices, type ServiceName } from './services/start-services.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { plan: { type: 'boolean', default: false }, data: { type: 'string' } },
})

/** The messages of a file by service, in order. */
function readMessages(path: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let own: string[] = []
  for (const line of readFileSync(path, 'utf8')
    .split('\n')
    .map(one => one.trim()))
    // oxfmt-ignore
    if (line.startsWith('#')) found.set(line.slice(1).trim(), (own = found.get(line.slice(1).trim()) ?? []))
    else if (line) own.push(line)
  return found
}

/** What was answered in a few lines: the sentence, how sure, and the rows in short. */
function describe({ response, data, metadata }: ChatResponse): string {
  const told = data as { result?: unknown; plan?: unknown; approval?: { action?: unknown; args?: unknown } } | undefined
  const plan = JSON.stringify(told?.plan ?? {})
  return [
    `  < ${response} (${metadata?.confidence ?? '-'})`,
    `    ${JSON.stringify(told?.result ?? null).slice(0, 300)}`,
    ...(told?.approval ? [`    WAITS ${JSON.stringify(told.approval).slice(0, 300)}`] : []),
    ...(options.plan ? [`    ${plan.slice(0, 1500)}`] : []),
  ].join('\n')
}

async function askAll(name: string, messages: readonly string[]): Promise<void> {
  const services = await startServices(new Date(), name.split(' ') as ServiceName[])
  try {
    console.log(`# ${name}`)
    if (options.data) {
      mkdirSync(options.data, { recursive: true })
      writeFileSync(join(options.data, `${name}.json`), JSON.stringify(services.snapshot(), null, 1))
    }
    let session = randomUUID() as string
    for (const message of messages) {
      if (!message.startsWith('+')) session = randomUUID()
      const body = JSON.stringify({ message: message.replace(/^\+\s*/, ''), session_id: session })
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(`${services.agentUrl}/chat`, { method: 'POST', headers, body })
      console.log(`> ${message}\n${describe((await reply.json()) as ChatResponse)}`)
    }
  } finally {
    await services.close()
  }
}

for (const [name, messages] of readMessages(positionals[0]!)) await askAll(name, messages)
