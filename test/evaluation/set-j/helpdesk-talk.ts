import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite } = gold
type Builder = ReturnType<typeof createQuestions>
const isDone = ({ status }: { status: string }) => status === 'solved' || status === 'closed'

/** Conversations with the help desk, changes, and what cannot be answered. */
export function talkHelpdesk(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  make(builder, facts)
  change(builder, facts)
  decline(builder, facts)
}

function converse({ ask, talk }: Builder, { helpdesk }: Facts): void {
  const { tickets, agents, groups, requesters, organizations } = helpdesk
  ask(
    'several',
    'how many agents do we have, and how many groups?',
    gold.figures(gold.count(agents.length), gold.count(groups.length)),
  )
  const asked = tickets[88]!
  ask(
    'several',
    `who is the requester of ticket ${asked.id}, and when was it created?`,
    gold.mentions([pick.find(requesters, asked.requesterId).name], pick.dayAs(asked.createdAt).alternatives),
  )
  const state = (status: string) => tickets.filter(one => one.status === status)
  talk(
    'follow-up',
    ['How many tickets are pending?', gold.count(state('pending').length)],
    ['and on hold?', gold.count(state('hold').length)],
    ['show me the ones of them with normal priority', gold.set(state('hold').filter(one => one.priority === 'normal'))],
  )
  const dairy = pick.nth(organizations, one => one.name === 'Norfolk Dairy')
  const own = tickets.filter(one => one.organizationId === dairy.id)
  talk(
    'follow-up',
    ['tickets of Norfolk Dairy', gold.set(own)],
    ['only the ones that are not solved or closed', gold.set(own.filter(one => !isDone(one)))],
    ['which one is the oldest', gold.smallest(own.filter(one => !isDone(one)), one => one.createdAt)], // oxfmt-ignore
  )
  const agent = pick.find(agents, pick.rank(tickets, one => one.assigneeId)[2]!.key)
  talk(
    'follow-up',
    [`who is agent ${agent.name}?`, gold.record(agent)],
    ['what tickets does this agent have', gold.set(tickets.filter(one => one.assigneeId === agent.id))],
    ['how many of those are closed?', gold.count(state('closed').filter(one => one.assigneeId === agent.id).length)],
  )
  talk(
    'explain',
    ['number of urgent tickets?', gold.count(tickets.filter(one => one.priority === 'urgent').length)],
    ['where do you have that from', gold.mentions(['urgent'])],
  )
  ask('help', 'what can you tell me about tickets?', gold.mentions(['status'], ['priority', 'assignee', 'channel', 'subject'])) // oxfmt-ignore
}

function make({ ask, talk }: Builder, { helpdesk }: Facts): void {
  const { requesters, tickets } = helpdesk
  const caller = requesters[14]!
  ask(
    'create',
    `open a ticket for ${caller.name}, subject "Mouse is broken", priority low`,
    gold.created('helpdesk.tickets', { subject: 'Mouse is broken', requesterId: caller.id, priority: 'low' }),
  )
  const worked = pick.nth(tickets, one => one.status === 'open' && one.assigneeId !== null, 4)
  ask(
    'create',
    `log 45 billable minutes on ticket ${worked.id}`,
    gold.created('helpdesk.timeEntries', { ticketId: worked.id, minutesSpent: 45, billable: true }),
  )
  talk(
    'create',
    ['add a new requester Paula Winters', gold.all(nowrite(), clarify())],
    [
      'paula.winters@clients.example',
      gold.created('helpdesk.requesters', { name: 'Paula Winters', email: 'paula.winters@clients.example' }),
    ],
  )
  const company = pick.nth(helpdesk.organizations, one => one.name === 'Hexagon Glass')
  ask(
    'create',
    'new requester: Milan Hruska, milan@hexagonglass.example, works for Hexagon Glass',
    gold.created('helpdesk.requesters', { name: 'Milan Hruska', email: 'milan@hexagonglass.example', organizationId: company.id }), // oxfmt-ignore
  )
}

function change({ ask }: Builder, { helpdesk }: Facts): void {
  const { tickets, agents, organizations, groups, requesters, timeEntries } = helpdesk
  const open = tickets.filter(one => one.status === 'open')
  ask(
    'update',
    `set the priority of ticket ${pick.nth(open, one => one.priority !== 'high', 2).id} to high`,
    gold.updated(
      'helpdesk.tickets',
      pick.nth(open, one => one.priority !== 'high', 2),
      { priority: 'high' },
    ),
  )
  const loose = pick.nth(tickets, one => one.assigneeId === null && one.status === 'new', 3)
  ask(
    'update',
    `Assign ticket ${loose.id} to ${agents[10]!.name}.`,
    gold.updated('helpdesk.tickets', loose, { assigneeId: agents[10]!.id }),
  )
  const juno = pick.nth(organizations, one => one.name === 'Juno Airways')
  ask(
    'update',
    'change the support tier of Juno Airways to premium',
    gold.updated('helpdesk.organizations', juno, { supportTier: 'premium' }),
  )
  const solved = pick.nth(tickets, one => one.status === 'solved', 5)
  ask('update', `close ticket ${solved.id}`, gold.updated('helpdesk.tickets', solved, { status: 'closed' }))
  const network = pick.nth(groups, one => one.name === 'Network Team')
  const mover = pick.nth(agents, one => one.groupId !== network.id && one.role === 'agent', 2)
  ask(
    'update',
    `move agent ${mover.name} to the Network Team`,
    gold.updated('helpdesk.agents', mover, { groupId: network.id }),
  )
  const ill = pick.nth(agents, one => one.available, 5)
  ask(
    'update',
    `${ill.name} called in sick, please mark as not available`,
    gold.updated('helpdesk.agents', ill, { available: false }),
  )
  const spammer = pick.nth(requesters, one => !one.suspended, 33)
  ask('update', `suspend ${spammer.name}`, gold.updated('helpdesk.requesters', spammer, { suspended: true }))
  const escalations = pick.nth(groups, one => one.name === 'Escalations')
  const hot = pick.nth(open, one => one.priority === 'normal' && one.groupId !== escalations.id, 1)
  ask(
    'action',
    `pls escalate ${hot.id}`,
    gold.updated('helpdesk.tickets', hot, { priority: 'urgent', groupId: escalations.id }),
  )
  const again = pick.nth(tickets, one => one.status === 'solved', 9)
  ask(
    'action',
    `reopen ticket ${again.id}, the customer says it is still broken`,
    gold.updated('helpdesk.tickets', again, { status: 'open', reopens: again.reopens + 1 }, ['solvedAt']),
  )
  ask('delete', `delete ticket ${tickets[41]!.id}`, gold.removed('helpdesk.tickets', tickets[41]!))
  ask('delete', `please remove time entry ${timeEntries[7]!.id}`, gold.removed('helpdesk.timeEntries', timeEntries[7]!))
}

function decline({ ask }: Builder, { helpdesk }: Facts): void {
  const { agents } = helpdesk
  ask('unanswerable', 'how many calls were dropped in the queue last night?', unknown())
  ask('unanswerable', `what salary does agent ${agents[4]!.name} get`, unknown())
  ask('unanswerable', 'which laptop model breaks most often?', unknown())
  ask('ambiguous', 'close the ticket', either(clarify(), gold.all(nowrite(), unknown())))
  ask('ambiguous', `delete the ticket about the printer`, either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', "cheers mate, that's all for today", gold.smalltalk())
}
