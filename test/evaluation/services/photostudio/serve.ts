import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { mergeInto } from '../serve-rows.ts'
import { PRINTS, STUDIO } from './catalogue.ts'
import { createPhotostudioData, type PhotostudioData } from './data.ts'
import { PHOTOSTUDIO_DESCRIPTION } from './description.ts'
import type { LensPrintOrder, LensShoot } from './kinds.ts'
import { checkBody, readQuery, refuse } from './validate.ts'

type Given = Record<string, unknown>
type Kind = keyof PhotostudioData
type Test = (row: Row, value: string) => boolean
/** Where the records of a kind are, what they are called, and how their ids begin. */
const KINDS: Record<Kind, [path: string, name: string, prefix: string]> = {
  lensClients: ['clients', 'Client', 'cli'],
  lensPhotographers: ['photographers', 'Photographer', 'pho'],
  lensPackages: ['packages', 'Package', 'pkg'],
  lensShoots: ['shoots', 'Shoot', 'sht'],
  lensAssignments: ['assignments', 'Assignment', 'asg'],
  lensGalleries: ['galleries', 'Gallery', 'gal'],
  lensPrintOrders: ['print-orders', 'PrintOrder', 'ord'],
}
/** What a key points to. */
const TARGETS: Record<string, Kind> = { clientId: 'lensClients', photographerId: 'lensPhotographers', packageId: 'lensPackages', shootId: 'lensShoots', galleryId: 'lensGalleries' } // oxfmt-ignore
const cents = (amount: number) => Math.round(100 * amount) / 100
const holds = (value: unknown, part: string) => String(value ?? '').toLowerCase().includes(part.toLowerCase()) // oxfmt-ignore

/** Filters that are not a field with this value. */
const FILTERS: Partial<Record<Kind, Record<string, Test>>> = {
  lensClients: {
    search: (row, value) => [`${String(row.firstName)} ${String(row.lastName)}`, row.company, row.email].some(one => holds(one, value)), // oxfmt-ignore
    county: (row, value) => (row.address as Given).county === value,
  },
  lensPhotographers: { specialty: (row, value) => (row.specialties as string[]).includes(value) },
  lensShoots: {
    search: (row, value) => holds(row.title, value),
    from: (row, value) => String(row.shootDate) >= value,
    to: (row, value) => String(row.shootDate) <= value,
  },
}

/** Starts the studio. `data` is what it serves and changes; `reset` puts it back. */
export async function startPhotostudio({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPhotostudioData(clock)
  const { moment, day } = createDays(clock)
  const now = moment(0, 0.5)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const rowOf = (kind: Kind, id: unknown) => rowsOf(kind).find(row => row.id === id)

  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const { page, pageSize, wanted, refused } = readQuery(KINDS[kind][0], query)
      if (refused) return refused
      const passes = (row: Row) => wanted.every(([name, value]) => FILTERS[kind]?.[name]?.(row, value) ?? String(row[name]) === value) // oxfmt-ignore
      const rows = rowsOf(kind).filter(passes)
      const sorted = kind === 'lensShoots' ? rows.toSorted((one, other) => String(one.shootDate).localeCompare(String(other.shootDate))) : rows // oxfmt-ignore
      return { body: { items: sorted.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize } } // oxfmt-ignore
    }
  const withRow =
    (kind: Kind, answer?: (row: Row, given: Given) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowOf(kind, path[0])
      if (!row) return refuse(404, `${KINDS[kind][1]} ${path[0]} not found`)
      return answer?.(row, body ?? {}) ?? { body: row }
    }
  /** Why a body cannot be taken: what does not validate, or no such record. */
  const wrong = (dto: string, given: unknown): Reply | undefined => {
    const refused = checkBody(dto, given)
    if (refused) return refused
    const lost = Object.entries(given as Given).find(([name, id]) => name in TARGETS && !rowOf(TARGETS[name]!, id))
    return lost && refuse(404, `${KINDS[TARGETS[lost[0]]!][1]} ${String(lost[1])} not found`)
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => wrong(`Update${KINDS[kind][1]}Dto`, given) ?? void mergeInto(row, given))
  const create =
    (kind: Kind, make: (given: Given) => Given | Reply) =>
    ({ body }: Incoming): Reply => {
      const refused = wrong(`Create${KINDS[kind][1]}Dto`, body)
      if (refused) return refused
      const made = make(body as Given)
      if ('status' in made && 'body' in made) return made as unknown as Reply
      const last = Math.max(...rowsOf(kind).map(row => Number(String(row.id).split('_')[1])))
      const row = { ...made, id: `${KINDS[kind][2]}_${last + 1}` } as unknown as Row
      rowsOf(kind).push(row)
      return { status: 201, body: row }
    }
  const drop = (kind: Kind, keeps: (row: Row) => string | false = () => false) =>
    withRow(kind, row => {
      const reason = keeps(row)
      if (reason) return refuse(409, reason)
      rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
      return { status: 204, body: null }
    })
  /** Another state for a row in one of these states. */
  const become = (kind: Kind, from: readonly string[], to: (row: Row) => object) =>
    withRow(kind, row => {
      if (!from.includes(String(row.status))) return refuse(409, `${KINDS[kind][1]} ${row.id} is ${String(row.status)}`)
      Object.assign(row, to(row))
      return undefined
    })

  const enquire = (given: Given): Given | Reply => {
    const chosen = data.lensPackages.find(one => one.id === given.packageId)!
    if (chosen.category !== given.type) return refuse(400, ['packageId must be a package of the type of the shoot'])
    const [name, street, city, county] = STUDIO
    return { location: { name, street, city, county }, guestCount: null, price: chosen.price, notes: null, ...given, status: 'enquiry', depositPaid: false, balanceDue: 0, createdAt: now } // oxfmt-ignore
  }
  const assign = (given: Given): Given | Reply => {
    const { shootDate } = rowOf('lensShoots', given.shootId) as unknown as LensShoot
    const onDay = data.lensAssignments.filter(one => rowOf('lensShoots', one.shootId)?.shootDate === shootDate)
    if (onDay.some(one => one.photographerId === given.photographerId)) return refuse(409, `The photographer already works on ${shootDate}`) // oxfmt-ignore
    return { ...given, confirmed: false }
  }
  const order = (given: Given): Given | Reply => {
    const wished = given.lines as LensPrintOrder['lines']
    const lines = wished.map(line => ({ ...line, finish: line.finish ?? 'matte', unitPrice: PRINTS[line.product as keyof typeof PRINTS].find(([size]) => size === line.size)?.[1] })) // oxfmt-ignore
    const odd = lines.findIndex(one => one.unitPrice === undefined)
    if (odd >= 0) return refuse(400, [`lines.${odd}.size is not available for ${lines[odd]!.product}`])
    const isPosted = given.delivery === 'post'
    const shippingCost = isPosted ? (lines.some(one => ['framed_print', 'canvas'].includes(one.product)) ? 14.5 : 7.95) : 0 // oxfmt-ignore
    const goods = lines.reduce((sum, one) => sum + one.quantity * one.unitPrice!, 0)
    const { address } = data.lensClients.find(one => one.id === given.clientId)!
    return { shippingAddress: isPosted ? { ...address } : null, note: null, ...given, orderNumber: `PR-${4410 + data.lensPrintOrders.length}`, status: 'received', lines, shippingCost, total: cents(goods + shippingCost), paid: false, orderedAt: now, dispatchedAt: null } // oxfmt-ignore
  }
  const release = (row: Row) => {
    const left = data.lensAssignments.filter(one => one.shootId !== row.id)
    data.lensAssignments.splice(0, Infinity, ...left)
    return { status: 'cancelled', balanceDue: 0 }
  }

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`([\w-]+)`)}$`)
  const read = (kind: Kind): Handler[] => [
    ['GET', at(KINDS[kind][0]), list(kind)],
    ['GET', at(`${KINDS[kind][0]}/:id`), withRow(kind)],
    ['PATCH', at(`${KINDS[kind][0]}/:id`), change(kind)],
  ]
  const noAddress = { street: '', city: '', county: '', eircode: null }
  const routes: Handler[] = [
    ['GET', /^\/api\/docs-json$/, () => ({ body: PHOTOSTUDIO_DESCRIPTION })],
    ...(Object.keys(KINDS) as Kind[]).flatMap(read),
    ['POST', at('clients'), create('lensClients', given => ({ partnerName: null, company: null, phone: null, source: 'website', marketingConsent: false, notes: null, ...given, address: { ...noAddress, ...(given.address as Given) }, createdAt: now }))], // oxfmt-ignore
    ['DELETE', at('clients/:id'), drop('lensClients', ({ id }) => [...data.lensShoots, ...data.lensPrintOrders].some(one => one.clientId === id) && `Client ${id} has shoots or print orders`)], // oxfmt-ignore
    ['POST', at('photographers'), create('lensPhotographers', given => ({ droneLicence: false, baseCity: 'Galway', joinedOn: day(0), active: true, ...given }))], // oxfmt-ignore
    ['POST', at('packages'), create('lensPackages', given => ({ includesAlbum: false, description: '', active: true, ...given }))], // oxfmt-ignore
    ['POST', at('shoots'), create('lensShoots', enquire)],
    ['POST', at('shoots/:id/confirm'), become('lensShoots', ['enquiry'], ({ price }) => ({ status: 'booked', balanceDue: price }))], // oxfmt-ignore
    ['POST', at('shoots/:id/cancel'), become('lensShoots', ['enquiry', 'booked'], release)],
    ['POST', at('assignments'), create('lensAssignments', assign)],
    ['DELETE', at('assignments/:id'), drop('lensAssignments')],
    ['POST', at('galleries'), create('lensGalleries', given => ({ title: rowOf('lensShoots', given.shootId)!.title, downloadsEnabled: true, ...given, status: 'draft', viewCount: 0, publishedAt: null, expiresOn: null }))], // oxfmt-ignore
    ['POST', at('galleries/:id/publish'), become('lensGalleries', ['draft'], () => ({ status: 'published', publishedAt: now, expiresOn: day(90) }))], // oxfmt-ignore
    ['DELETE', at('galleries/:id'), drop('lensGalleries', ({ id, status }) => status !== 'draft' && `Gallery ${id} is not a draft`)], // oxfmt-ignore
    ['POST', at('print-orders'), create('lensPrintOrders', order)],
    ['POST', at('print-orders/:id/dispatch'), become('lensPrintOrders', ['ready'], () => ({ status: 'dispatched', dispatchedAt: now }))], // oxfmt-ignore
    ['POST', at('print-orders/:id/cancel'), become('lensPrintOrders', ['received', 'printing'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, refuse(404, 'Cannot find this').body, port)
  return { ...server, data, reset: createReset(data) }
}
