import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { isOpen } from './readings.ts'

const { either, clarify, unknown, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations about the boards, changes, and what cannot be answered. */
export function talkKanban(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { kanban }: Facts): void {
  const { boards, collaborators, cards } = kanban
  const portal = boards.find(one => one.name === 'Customer Portal')!
  const open = cards.filter(one => one.boardId === portal.id && isOpen(one))
  const bugs = open.filter(one => one.kind === 'bug')
  talk(
    'followup',
    ['Show me the open cards on the Customer Portal board.', gold.set(open)],
    ['Which of them are bugs?', gold.set(bugs)],
    ['How many votes do those have in total?', gold.count(pick.sum(bugs, one => one.votes))],
  )
  const [one, other] = pick.rank(cards, row => row.assigneeId).slice(2, 4)
  const nameOf = (id: number) => pick.find(collaborators, id).fullName
  talk(
    'followup',
    [`How many cards are assigned to ${nameOf(one!.key)}?`, gold.count(one!.rows.length)],
    [`What about ${nameOf(other!.key)}?`, gold.count(other!.rows.length)],
    ['How many of those have been shipped?', gold.count(other!.rows.filter(row => !isOpen(row)).length)],
  )
}

function write({ ask, talk }: Builder, { kanban }: Facts): void {
  const { boards, collaborators, cards } = kanban
  const payments = boards.find(one => one.name === 'Payments')!
  const fixer = collaborators[11]!
  ask('write', `Create a bug on the Payments board called "Receipt e-mail is sent twice", urgency high, estimate 3, assigned to ${fixer.fullName}.`, gold.created('kanban.cards', { title: 'Receipt e-mail is sent twice', kind: 'bug', urgency: 'high', estimate: 3, boardId: payments.id, assigneeId: fixer.id })) // oxfmt-ignore
  const ready = pick.nth(cards, one => one.stage === 'review', 2)
  ask('write', `Move card ${ready.ref} to shipped.`, gold.updated('kanban.cards', ready, { stage: 'shipped' }, ['shippedOn'])) // oxfmt-ignore
  const gone = pick.nth(cards, one => one.stage === 'backlog', 6)
  talk(
    'write',
    [`Please delete the card ${gone.ref}, but check with me first.`, pending()],
    ['Yes, please do that.', gold.removed('kanban.cards', gone)],
  )
}

function decline({ ask }: Builder, { kanban }: Facts): void {
  const { collaborators } = kanban
  ask('missing', `When is ${collaborators[8]!.fullName}'s birthday?`, unknown())
  ask('unknown', 'Who is card PAY-9999 assigned to?', unknown())
}

function chat({ ask }: Builder, { kanban }: Facts): void {
  const { boards, epics, cards } = kanban
  const welcome = boards.find(one => one.name === 'Onboarding')!
  const own = cards.filter(one => one.boardId === welcome.id)
  ask('ambiguous', 'How big is the Onboarding board?', either(gold.count(own.length), gold.count(own.filter(isOpen).length), gold.count(pick.sum(own, one => one.estimate)), gold.record(welcome), clarify())) // oxfmt-ignore
  ask('smalltalk', 'Hi there, how are you doing today?', gold.smalltalk())
  const app = boards.find(one => one.name === 'Mobile App')!
  const stuck = cards.filter(one => one.boardId === app.id && one.stage === 'blocked')
  ask('casual', 'SHOW ME ALL BLOCKED CARDS ON THE MOBILE APP BOARD', gold.set(stuck))
  const running = epics.filter(one => one.status === 'underway')
  ask('multi', 'List the epics that are underway and tell me how many there are.', gold.set(running, { says: [running.length] })) // oxfmt-ignore
  ask('complete', 'List every chore that has been shipped.', gold.set(cards.filter(one => one.kind === 'chore' && !isOpen(one)))) // oxfmt-ignore
}
