import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, quarterName, sizes, values } from '../set-s/choose.ts'
import { told } from '../set-u/choose.ts'
import { talkKanban } from './kanban-talk.ts'
import { isOpen } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AH over the boards. */
export function askKanban(facts: Facts): Question[] {
  const builder = createQuestions('ah', 'kanban')
  list(builder, facts)
  number(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkKanban(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { kanban }: Facts): void {
  const { boards, collaborators, cards } = kanban
  ask('list', 'Show me all the boards.', gold.set(boards))
  ask(
    'list',
    'Which tags do we use on our cards?',
    values(
      cards.flatMap(one => one.tags),
      tag => tag,
    ),
  )
  const urgent = cards.filter(one => one.kind === 'bug' && one.urgency === 'immediate' && isOpen(one))
  ask('filter', 'Show me the bugs with immediate urgency that have not been shipped yet.', gold.set(urgent))
  ask('filter', 'Which of our collaborators are external?', gold.set(collaborators.filter(one => one.isExternal)))
  const big = cards.filter(one => (one.estimate ?? 0) >= 8 && isOpen(one))
  ask('threshold', 'Which open cards have an estimate of at least 8 points?', gold.set(big))
}

function number({ ask }: Builder, { kanban }: Facts): void {
  const { epics, cards, timeRecords } = kanban
  ask(
    'count',
    'How many cards are still in the backlog?',
    gold.count(cards.filter(one => one.stage === 'backlog').length),
  )
  ask(
    'top',
    'Which card has the most votes?',
    gold.largest(cards, one => one.votes),
  )
  ask(
    'top',
    'What are the three epics with the largest hour budget?',
    gold.ordered(epics, one => one.budgetHours, { count: 3 }),
  )
  const stories = cards.filter(one => one.kind === 'story')
  ask('aggregate', 'What is the average estimate of our stories?', gold.plain(pick.mean(stories, one => one.estimate)))
  const [billable, all] = [timeRecords.filter(one => one.isBillable), timeRecords].map(rows => pick.sum(rows, one => one.minutes)) // oxfmt-ignore
  ask('aggregate', 'What percentage of the recorded minutes is billable?', gold.percent(pick.ratio(billable!, all!)))
  ask('group', 'How many cards are there in each stage?', gold.map(sizes(cards, one => one.stage)))
}

function compare({ ask }: Builder, { kanban }: Facts): void {
  const { boards, cards } = kanban
  const bugs = (name: string): [gold.Spelled, number] => {
    const { id } = boards.find(one => one.name === name)!
    return [gold.spelled(name), cards.filter(one => one.boardId === id && one.kind === 'bug' && isOpen(one)).length]
  }
  const winner = boards.find(one => one.name === (bugs('Payments')[1] > bugs('Mobile App')[1] ? 'Payments' : 'Mobile App'))! // oxfmt-ignore
  ask('compare', 'Which board has more open bugs, Payments or Mobile App?', gold.either(gold.record(winner), more(bugs('Payments'), bugs('Mobile App')))) // oxfmt-ignore
}

function join({ ask }: Builder, { kanban }: Facts): void {
  const { boards, collaborators, epics, cards, timeRecords } = kanban
  const epic = pick.find(epics, pick.sized(cards, one => one.epicId, 4, 14).key) // oxfmt-ignore
  ask('join', `Which cards belong to the epic ${epic.title}?`, gold.set(cards.filter(one => one.epicId === epic.id)))
  const going = (id: number) => cards.filter(one => one.assigneeId === id && isOpen(one)).length
  ask('join', 'Who has the most open cards?', champion(collaborators, one => going(one.id), one => one.fullName)) // oxfmt-ignore
  const board = boards.find(one => one.name === 'Customer Portal')!
  const own = timeRecords.filter(one => pick.find(cards, one.cardId).boardId === board.id)
  const worker = pick.find(collaborators, pick.rank(own, one => one.collaboratorId)[1]!.key)
  ask('join', `How many minutes has ${worker.fullName} recorded on the Customer Portal board?`, gold.count(pick.sum(own.filter(one => one.collaboratorId === worker.id), one => one.minutes))) // oxfmt-ignore
  const card = pick.nth(cards, one => one.assigneeId !== null && one.stage === 'doing', 4)
  const doer = pick.find(collaborators, card.assigneeId!)
  ask('lookup', `Who is ${card.ref} assigned to?`, told(doer, doer.fullName))
}

function date({ ask }: Builder, { kanban, today, day }: Facts): void {
  const { cards } = kanban
  const late = cards.filter(one => isOpen(one) && one.targetDate !== null && one.targetDate < day(0))
  ask('date', 'Which cards are past their target date and still not shipped?', gold.set(late))
  const quarter = pick.quarter(`${pick.shiftMonth(pick.month(today)!, -3)}-01`)!
  const then = cards.filter(one => pick.quarter(one.shippedOn) === quarter)
  ask('date', `How many cards were shipped in ${quarterName(quarter)}?`, gold.count(then.length))
}
