import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { parse } from 'smol-toml'
import { programCommand } from '../../support/project.ts'
import { createKeyedStore } from './keyed.ts'
import { ask, note, read, type CreateStore, type Random } from './store.ts'

interface Conversation {
  title?: string
  /** Questions with their answers; null for one that was not answered to us. */
  pairs: [question: string, answer: string | null][]
}

/** Conversations: questions with their answers, in order, and titles. */
export const createConversationStore: CreateStore = ({ urls }) => {
  let asked = 0
  return createKeyedStore<Conversation>({
    name: 'conversation',
    async step(random, ledger) {
      const id = `talk-${random.whole(1, 6)}`
      const known = ledger.known(id)
      const url = `${urls.agent}/sessions/${id}`
      if (known && (known.pairs.length > 12 || random.chance(0.05))) {
        note(ledger.ask(id, undefined), await ask(url, 'DELETE'))
        return
      }
      if (known && random.chance(0.2)) {
        const title = `Title ${++asked}`
        note(ledger.ask(id, { ...known, title }), await ask(url, 'PATCH', { title }))
        return
      }
      const message = random.chance(0.8) ? `show lead ${++asked}` : `what about the weather number ${++asked}?`
      const pairs = known?.pairs ?? []
      const open = ledger.ask(id, { ...known, pairs: [...pairs, [message, null]] })
      const answer = await ask(`${urls.agent}/chat`, 'POST', { message, session_id: id })
      if (!answer) return
      if (answer.status !== 200) return open.refuse()
      open.refuse()
      ledger.ask(id, { ...known, pairs: [...pairs, [message, String(answer.body.response)]] }).acknowledge()
    },
    async find(id) {
      const { status, body } = await read(`${urls.agent}/sessions/${id}`)
      if (status === 404) return undefined
      const messages = body.messages as { role: string; content: string }[]
      const pairs: Conversation['pairs'] = []
      for (const { role, content } of messages) {
        const last = pairs.at(-1)
        if (role === 'user') pairs.push([content, null])
        else if (last?.[1] === null) last[1] = content
        else throw new Error(`${id} has an answer to nothing: ${content}`)
      }
      return { title: body.title as string, pairs }
    },
    isSame: (expected, found) =>
      (expected.title === undefined || expected.title === found.title) &&
      expected.pairs.length === found.pairs.length &&
      expected.pairs.every(([question, answer], at) => {
        const [there, said] = found.pairs[at]!
        // Every question has an answer after a restart, if only that it was cut off.
        return question === there && said !== null && (answer === null || answer === said)
      }),
  })
}

/** Flows: added, replaced, deleted. */
export const createFlowStore: CreateStore = ({ urls }) => {
  let version = 0
  return createKeyedStore<string>({
    name: 'flow',
    async step(random, ledger) {
      const name = `flow_${random.whole(1, 4)}`
      const url = `${urls.agent}/flows/${name}`
      if (ledger.known(name) !== undefined && random.chance(0.3)) {
        note(ledger.ask(name, undefined), await ask(url, 'DELETE'))
        return
      }
      const description = `version ${++version} ${'x'.repeat(version % 300)}`
      note(ledger.ask(name, description), await ask(url, 'PUT', { ...FLOW, description, question: description }))
    },
    async find(name) {
      const { status, body } = await read(`${urls.agent}/flows/${name}`)
      if (status === 404) return undefined
      return body.question === body.description ? (body.description as string) : 'half of one and half of another'
    },
  })
}

const FLOW = {
  plan: {
    steps: [{ id: 'r1', tool: 'crm_getLead', args: { id: 1 } }],
    answer: { kind: 'record', from: 'r1', noun: 'lead' },
    confidence: 0.9,
  },
  author: 'builtin',
  parameters: [],
}

/** Runs a command of the project, killed on the way now and then; undefined when it was. */
async function runCommand(
  folder: string,
  args: string[],
  random: Random,
): Promise<{ code: number | undefined; out: string }> {
  const [command, ...first] = programCommand()
  const child = execa(command, [...first, ...args], { cwd: folder, reject: false })
  const killing = random.chance(0.5) ? setTimeout(() => child.kill('SIGKILL'), random.whole(50, 600)) : undefined
  const { exitCode, stdout } = await child
  clearTimeout(killing)
  return { code: exitCode, out: stdout }
}

/** Settles what a command was asked for; one that was killed leaves it open. */
function noteCommand(asked: { acknowledge(): void; refuse(): void }, code: number | undefined): void {
  if (code === 0) asked.acknowledge()
  else if (code !== undefined) asked.refuse()
}

/** Settings that the command line edits, itself killed now and then. */
export const createSettingStore: CreateStore = ({ folder, settingsFile }) =>
  createKeyedStore<number>({
    name: 'setting',
    async step(random, ledger) {
      const value = random.whole(10, 5000)
      const asked = ledger.ask('demo.max_results', value)
      const { code } = await runCommand(folder, ['config', 'set', 'demo.max_results', String(value)], random)
      noteCommand(asked, code)
    },
    find() {
      const text = readFileSync(settingsFile, 'utf8')
      for (const comment of ['# Written by hand; comments stay.', '# the run mode'])
        if (!text.includes(comment)) throw new Error(`settings.toml lost ${comment}`)
      const { demo } = parse(text) as { demo: { max_results?: number; port?: number } }
      if (!demo.port) throw new Error('settings.toml lost demo.port')
      return Promise.resolve(demo.max_results)
    },
  })

/** Keys: made and revoked by the command line, killed now and then; a key that was revoked never opens anything again. */
export const createKeyStore: CreateStore = ({ folder, stateFolder }) => {
  let made = 0
  return createKeyedStore<'active' | 'revoked'>({
    name: 'key',
    async step(random, ledger) {
      const live = ledger.keys().filter(name => ledger.known(name) === 'active')
      if (live.length && random.chance(0.4)) {
        const name = random.pick(live)
        const asked = ledger.ask(name, 'revoked')
        noteCommand(asked, (await runCommand(folder, ['keys', 'revoke', name], random)).code)
        return
      }
      const name = `key-${++made}`
      const asked = ledger.ask(name, 'active')
      noteCommand(asked, (await runCommand(folder, ['keys', 'add', name, '--scope', 'read'], random)).code)
    },
    find(name) {
      const file = join(stateFolder, 'keys.json')
      if (!existsSync(file)) return Promise.resolve(undefined)
      const { keys } = JSON.parse(readFileSync(file, 'utf8')) as { keys: { name: string; revoked_at: string | null }[] }
      const [key, second] = keys.filter(one => one.name === name)
      if (second) throw new Error(`there are two keys ${name}`)
      return Promise.resolve(key && (key.revoked_at === null ? 'active' : 'revoked'))
    },
  })
}
