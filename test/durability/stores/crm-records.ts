import { createKeyedStore } from './keyed.ts'
import { ask, note, read, type CreateStore } from './store.ts'

interface Lead {
  id: number
  last_name: string
  company: string
  notes: string
  score: number
}

/** Leads of the CRM: made, changed in four fields at once, removed. */
export const createLeadStore: CreateStore = ({ urls }) => {
  let made = 0
  const fieldsOf = (version: number) => ({
    last_name: `Version ${version}`,
    company: `Company ${version}`,
    notes: `Note ${version} ${'x'.repeat(version % 500)}`,
    score: version % 100,
  })
  const ids = new Map<string, number>()
  let version = 0
  return createKeyedStore<Omit<Lead, 'id'>>({
    name: 'lead',
    async step(random, ledger) {
      const live = ledger.keys().filter(key => ledger.known(key) !== undefined && ids.has(key))
      const key = live.length > 30 || (live.length && random.chance(0.6)) ? random.pick(live) : undefined
      const fields = fieldsOf(++version)
      if (key === undefined) {
        const email = `lead${++made}@kill.example`
        const asked = ledger.ask(email, fields)
        const answer = await ask(`${urls.crm}/leads/`, 'POST', { first_name: 'Kill', email, ...fields })
        if (note(asked, answer)) ids.set(email, (answer!.body as Lead).id)
      } else if (random.chance(live.length > 30 ? 0.7 : 0.15)) {
        note(ledger.ask(key, undefined), await ask(`${urls.crm}/leads/${ids.get(key)}`, 'DELETE'))
      } else {
        note(ledger.ask(key, fields), await ask(`${urls.crm}/leads/${ids.get(key)}`, 'PUT', fields))
      }
    },
    async find(email) {
      const { body } = await read(`${urls.crm}/leads/?email=${encodeURIComponent(email)}`)
      const [lead, second] = body.items as Lead[]
      if (second) throw new Error(`${email} is there twice`)
      if (!lead) return undefined
      ids.set(email, lead.id)
      const { last_name, company, notes, score } = lead
      return { last_name, company, notes, score }
    },
  })
}

/** Accounts with contacts that refer to them: removed together or not at all. */
export const createAccountStore: CreateStore = ({ urls }) => {
  const ids = new Map<string, number>()
  let made = 0
  return createKeyedStore<number>({
    name: 'account with contacts',
    async step(random, ledger) {
      const live = ledger.keys().filter(key => ledger.known(key) !== undefined && ids.has(key))
      const key = live.length > 8 || (live.length && random.chance(0.7)) ? random.pick(live) : undefined
      if (key === undefined) {
        const name = `Kill account ${++made}`
        const answer = await ask(`${urls.crm}/accounts/`, 'POST', { name })
        // Without an answer there may be an account without contacts: nobody refers to it.
        if (answer?.status === 201) {
          ids.set(name, answer.body.id)
          ledger.ask(name, 0).acknowledge()
        }
        return
      }
      const count = ledger.known(key)!
      if (count >= 3)
        note(ledger.ask(key, undefined), await ask(`${urls.crm}/accounts/${ids.get(key)}?cascade=true`, 'DELETE'))
      else
        note(
          ledger.ask(key, count + 1),
          await ask(`${urls.crm}/contacts/`, 'POST', {
            first_name: 'Kill',
            last_name: `Contact ${count}`,
            email: `c${count}@kill.example`,
            account_id: ids.get(key),
          }),
        )
    },
    async find(key) {
      const id = ids.get(key)
      const account = await read(`${urls.crm}/accounts/${id}`)
      const contacts = await read(`${urls.crm}/contacts/?account_id=${id}&limit=1`)
      const total = contacts.body.total as number
      if (account.status === 404) {
        if (total) throw new Error(`${total} contacts refer to the account ${id}, which is gone`)
        return undefined
      }
      return total
    },
  })
}
