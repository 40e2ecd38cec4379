import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite, pending } = gold

/** Conversations with the wind farms, changes, and what cannot be answered. */
export function talkWindfarm({ ask, talk }: ReturnType<typeof createQuestions>, { windfarm, day }: Facts): void {
  const { sites, turbines, technicians, workOrders, curtailments, alarms } = windfarm
  const stopped = turbines.filter(one => one.state === 'stopped')
  talk(
    'follow-up',
    ['how many turbines stand still, i.e. are stopped?', gold.count(stopped.length)],
    ['which of them are made by Veltis', gold.set(stopped.filter(one => one.manufacturer === 'Veltis'))],
  )
  const done = (task: string) => workOrders.filter(one => one.taskType === task && one.state === 'done')
  talk(
    'follow-up',
    ['how many oil changes are done', gold.count(done('oil_change').length)],
    ['and blade inspections?', gold.count(done('blade_inspection').length)],
    ['what did the parts for these cost', gold.money(pick.sum(done('blade_inspection'), one => one.partsCostEur))],
  )
  const person = pick.nth(technicians, one => one.supervisorId !== null, 5)
  const boss = pick.find(technicians, person.supervisorId!)
  talk(
    'follow-up',
    [`tell me about technician ${person.fullName}`, gold.record(person)],
    ['how long is the certification valid?', gold.text(pick.dayAs(person.certifiedUntil), 'certifiedUntil')],
    ['and the boss?', either(gold.text(boss.fullName), gold.record(boss))],
  )
  const by = (reason: string) => gold.set(curtailments.filter(one => one.reason === reason))
  talk(
    'follow-up',
    ['curtailments because of grid congestion', by('grid_congestion')],
    ['no wait, negative prices', by('negative_prices')],
  )
  talk(
    'explain',
    ['how many work orders are in progress?', gold.count(workOrders.filter(one => one.state === 'in_progress').length)],
    ['why that many? how did you count', gold.mentions(['in progress', 'in_progress'])],
  )
  ask('help', 'what info do you have on turbines', gold.mentions(['availability'], ['hub height', 'model', 'rated power'])) // oxfmt-ignore
  const unit = pick.nth(turbines, one => one.state === 'running', 12)
  ask(
    'create',
    `create a work order for ${unit.id}: bolt tightening, high priority`,
    gold.created('windfarm.workOrders', { turbineId: unit.id, taskType: 'bolt_tightening', priority: 2 }),
  )
  ask(
    'create',
    `Plan a sensor replacement on ${unit.id} for ${pick.dayName(day(8))} at 9am, should take 3 hours`,
    gold.created('windfarm.workOrders', {
      turbineId: unit.id,
      taskType: 'sensor_replacement',
      plannedStart: day(8),
      estimatedDuration: 'PT3H',
    }),
  )
  ask(
    'create',
    'add technician Jorunn Haaland, jorunn.haaland@galeops.example, day rate 520',
    gold.created('windfarm.technicians', {
      fullName: 'Jorunn Haaland',
      email: 'jorunn.haaland@galeops.example',
      dailyRateEur: 520,
    }),
  )
  const idle = pick.nth(technicians, one => !one.isOnCall, 2)
  ask('update', `put ${idle.fullName} on call`, gold.updated('windfarm.technicians', idle, { isOnCall: true }))
  const open = pick.nth(workOrders, one => one.state === 'open' && one.priority === 3, 1)
  ask('update', `raise ${open.id} to critical`, gold.updated('windfarm.workOrders', open, { priority: 1 }))
  const planned = pick.nth(workOrders, one => one.state === 'scheduled', 2)
  ask(
    'update',
    `${planned.id} will take 6 hours, change the estimate`,
    gold.updated('windfarm.workOrders', planned, { estimatedDuration: 'PT6H' }),
  )
  ask(
    'update',
    `postpone ${planned.id} to ${pick.dayName(day(33))} 8:30`,
    gold.updated('windfarm.workOrders', planned, { plannedStart: day(33) }),
  )
  ask(
    'update',
    `next service of ${unit.id} is due ${pick.dayShort(day(90))}`,
    either(gold.updated('windfarm.turbines', unit, { nextServiceDue: day(90) }), pending()),
  )
  ask('action', `stop ${unit.id}`, gold.updated('windfarm.turbines', unit, { state: 'stopped' }))
  ask('action', `please restart turbine ${stopped[1]!.id}`, gold.updated('windfarm.turbines', stopped[1]!, { state: 'running' })) // oxfmt-ignore
  const current = pick.nth(workOrders, one => one.state === 'in_progress')
  ask(
    'action',
    `complete ${current.id}`,
    gold.updated('windfarm.workOrders', current, { state: 'done' }, ['finishedAt']),
  )
  ask('action', `cancel the work order ${planned.id}`, gold.updated('windfarm.workOrders', planned, { state: 'cancelled' })) // oxfmt-ignore
  const loud = pick.nth(alarms, one => one.acknowledgedBy === null, 6)
  ask(
    'action',
    `acknowledge ${loud.id} for ${technicians[3]!.fullName}`,
    gold.updated('windfarm.alarms', loud, { acknowledgedBy: technicians[3]!.id }),
  )
  ask('delete', `delete ${open.id}`, gold.removed('windfarm.workOrders', open))
  ask(
    'delete',
    `${technicians[14]!.fullName} has left us, delete the technician`,
    either(gold.removed('windfarm.technicians', technicians[14]!), pending()),
  )
  ask('unanswerable', `what's the wind speed at ${sites[0]!.siteName} right now`, unknown())
  ask('unanswerable', 'how much power will we produce tomorrow?', unknown())
  ask('unanswerable', 'Which of the technicians has the most children?', unknown())
  ask('ambiguous', 'stop the turbine', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'thx mate, you saved my shift', gold.smalltalk())
}
