import { RESOLUTIONS, TROUBLES } from './catalogue.ts'
import { cents, type Days, type Random } from './draw.ts'
import type { ItDevice, ItEmployee, ItTicket } from './kinds.ts'

const IT = 3
const CATEGORIES = ['hardware', 'hardware', 'hardware', 'software', 'software', 'network', 'access', 'access', 'other'] // oxfmt-ignore
const PRIORITIES = ['low', 'low', 'normal', 'normal', 'normal', 'normal', 'high', 'high', 'urgent']

/** Those of fourteen months, the oldest first. One employee calls far more often than the others. */
export function createTickets(random: Random, { day, moment }: Days, employees: ItEmployee[], devices: ItDevice[]) {
  const helpers = employees.filter(one => one.departmentId === IT && !one.leftOn && one.startedOn < day(-440))
  const heldBy = (id: number) => devices.filter(one => one.employeeId === id && one.status !== 'lost')
  const regular = employees.filter(one => one.departmentId === 6 && !one.leftOn && one.startedOn < day(-440) && heldBy(one.id).length > 1)[0]! // oxfmt-ignore
  const broken = devices.filter(one => one.status === 'repair' && one.employeeId !== null)
  return Array.from({ length: 180 }, (_, index): ItTicket => {
    const from = -Math.ceil(430 * (1 - index / 180) ** 1.6)
    const status = from >= -30 ? random.pick(['open', 'open', 'open', 'pending', 'pending', 'resolved']) : from > -75 ? 'resolved' : 'closed' // oxfmt-ignore
    const category = random.pick(CATEGORIES)
    const isHere = (one: ItEmployee) => one.departmentId !== IT && one.startedOn < day(from) && (one.leftOn === null || one.leftOn > day(from)) // oxfmt-ignore
    const isRepair = category === 'hardware' && from > -30 && status !== 'resolved' && broken.length > 0
    const sent = isRepair ? broken.shift() : undefined
    const equipped = employees.filter(one => isHere(one) && heldBy(one.id).some(own => own.purchase.date < day(from)))
    const requester = sent ? employees.find(one => one.id === sent.employeeId)! : index % 6 === 4 ? regular : random.pick(equipped) // oxfmt-ignore
    const own = heldBy(requester.id).filter(one => one.assignedOn! <= day(from))
    const touches = category === 'hardware' || (category === 'software' && random.chance(0.4))
    const device = sent ?? (touches && own.length > 0 ? random.pick(own) : undefined)
    const [subject, description] = random.pick(TROUBLES[category]!)
    const isDone = status === 'resolved' || status === 'closed'
    const resolvedOn = isDone ? Math.min(from + random.whole(0, 12), -1) : 0
    const isWaiting = status === 'open' && random.chance(0.75)
    return {
      id: 4012 + index,
      subject,
      description: description ?? null,
      category,
      priority: random.pick(PRIORITIES),
      status,
      requesterId: requester.id,
      assigneeId: isWaiting ? null : random.pick(helpers).id,
      deviceId: device?.id ?? null,
      openedAt: moment(from, random.whole(15, 32) / 48),
      resolvedAt: isDone ? moment(resolvedOn, random.whole(33, 36) / 48) : null,
      resolution: isDone && !random.chance(0.2) ? random.pick(RESOLUTIONS) : null,
      repairCost: isDone && category === 'hardware' && device && random.chance(0.7) ? cents(random.whole(2900, 42_000) / 100) : null, // oxfmt-ignore
    }
  })
}
