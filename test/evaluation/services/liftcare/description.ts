import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { AGREEMENT_LEVELS, AGREEMENT_STATES, CALL_STATUSES, ELEVATOR_STATES, ELEVATOR_TYPES, FAULTS, GRADES, REGIONS, URGENCIES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Building: {
    Id: whole(),
    Name: text(),
    Address: record({ Street: text(), City: text(), Postcode: text() }),
    ManagedBy: text('Company that manages the building'),
    Storeys: whole(),
    ContactEmail: text(undefined, { format: 'email' }),
  },
  Elevator: {
    Id: whole(),
    AssetNumber: text(undefined, { example: 'EL-2040' }),
    BuildingId: whole(),
    Manufacturer: text(),
    Type: choice(ELEVATOR_TYPES),
    CapacityKg: whole(),
    InstalledOn: date(),
    State: choice(ELEVATOR_STATES),
    NextInspectionDue: date(),
  },
  Technician: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Mobile: text(),
    Grade: choice(GRADES),
    Region: choice(REGIONS),
    VanRegistration: maybe(text()),
    OnCall: flag('Can be called at night this week'),
    StartedOn: date(),
  },
  ServiceCall: {
    Id: whole(),
    CallNumber: text(undefined, { example: 'SC-50210' }),
    ElevatorId: whole(),
    TechnicianId: maybe(whole()),
    Fault: choice(FAULTS),
    Urgency: choice(URGENCIES),
    Status: choice(CALL_STATUSES),
    ReportedAt: moment('UTC'),
    ClosedAt: maybe(moment('UTC')),
    LabourHours: maybe(decimal()),
    Cost: maybe(decimal('In EUR')),
  },
  Agreement: {
    Id: whole(),
    Reference: text(undefined, { example: 'CA-3310' }),
    BuildingId: whole(),
    Level: choice(AGREEMENT_LEVELS),
    AnnualFee: decimal('In EUR'),
    VisitsPerYear: whole(),
    StartsOn: date(),
    EndsOn: date(),
    State: choice(AGREEMENT_STATES),
  },
}
const spoken = (kind: string) => kind.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'Get', get: 'Get', create: 'Add', update: 'Change', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, many) => `${verb === 'list' ? 'Get' : verb.charAt(0).toUpperCase() + verb.slice(1)}${verb === 'list' ? many : verb === 'get' ? `${kind}ById` : kind}`, // oxfmt-ignore
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? spoken(many) : an(spoken(kind))}`,
  page: kind => record({ '@odata.count': whole(), value: listOf(ref(kind)) }, ['value']),
  paging: [
    queryParameter('$filter', text(), "Comparisons joined by `and`, such as `State eq 'InService' and CapacityKg ge 630`"), // oxfmt-ignore
    queryParameter('$top', whole('20 if it is not told', { minimum: 0, maximum: 100 })),
    queryParameter('$skip', whole(undefined, { minimum: 0 })),
    queryParameter('$count', flag('Tell how many there are')),
  ],
  key: () => idInPath(whole(), 'Id'),
})
const BUILDING = ['Name', 'Address', 'ManagedBy', 'Storeys', 'ContactEmail']
const ELEVATOR = ['AssetNumber', 'BuildingId', 'Manufacturer', 'Type', 'CapacityKg', 'InstalledOn', 'State', 'NextInspectionDue'] // oxfmt-ignore
const CALL = ['ElevatorId', 'TechnicianId', 'Fault', 'Urgency']
const AGREEMENT = ['BuildingId', 'Level', 'AnnualFee', 'VisitsPerYear', 'StartsOn', 'EndsOn']

/** Service of elevators: PascalCase entity sets, `value` in parts by `$top` and `$skip`, keys as parts of the path. */
export const LIFTCARE_DESCRIPTION = {
  openapi: '3.0.1',
  info: {
    title: 'Upland Lifts Field Service',
    version: '3.2',
    description: 'Buildings and their elevators, technicians, service calls and maintenance agreements.',
  },
  servers: [{ url: '/service' }],
  paths: {
    '/Buildings': { get: list('Building'), post: add('Building', BUILDING, ['Name', 'Address']) },
    '/Buildings/{Id}': { get: one('Building'), patch: change('Building', BUILDING) },
    '/Elevators': {
      get: list('Elevator'),
      post: add('Elevator', ELEVATOR, ['AssetNumber', 'BuildingId', 'Manufacturer', 'Type']),
    },
    '/Elevators/{Id}': { get: one('Elevator'), patch: change('Elevator', ELEVATOR.slice(1)) },
    '/Technicians': { get: list('Technician') },
    '/Technicians/{Id}': {
      get: one('Technician'),
      patch: change('Technician', ['Email', 'Mobile', 'Grade', 'Region', 'VanRegistration', 'OnCall']),
    },
    '/ServiceCalls': { get: list('ServiceCall'), post: add('ServiceCall', CALL, ['ElevatorId', 'Fault']) },
    '/ServiceCalls/{Id}': {
      get: one('ServiceCall'),
      patch: change('ServiceCall', [...CALL.slice(1), 'LabourHours', 'Cost']),
      delete: drop('ServiceCall'),
    },
    '/ServiceCalls/{Id}/Close': { post: act('close', 'ServiceCall', 'Close a service call') },
    '/ServiceCalls/{Id}/Cancel': { post: act('cancel', 'ServiceCall', 'Cancel a service call') },
    '/Agreements': {
      get: list('Agreement'),
      post: add('Agreement', AGREEMENT, ['BuildingId', 'Level', 'AnnualFee', 'StartsOn']),
    },
    '/Agreements/{Id}': { get: one('Agreement'), patch: change('Agreement', [...AGREEMENT.slice(1), 'State']) },
  },
  components: {
    schemas: { ...schemas, ODataError: record({ error: record({ code: text(), message: text() }) }) },
    responses: { Error: answers('Error', ref('ODataError')) },
  },
}
