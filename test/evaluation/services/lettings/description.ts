import {
  answers,
  choice,
  decimal,
  flag,
  listOf,
  pathParameter,
  queryParameter,
  record,
  requestBody,
  text,
  whole,
} from '../openapi.ts'
import { FURNISHINGS, HEATINGS, STAGES, STANDINGS, TRADES, URGENCIES } from './data.ts'

const uuid = () => text(undefined, { format: 'uuid' })
const british = () => text('DD/MM/YYYY')
const maybe = (schema: object) => ({ ...schema, nullable: true })
const building = record({
  Ref: uuid(),
  Caption: text(),
  Street: text(),
  District: text(),
  BuiltIn: whole(),
  Heating: choice(HEATINGS),
  HasLift: flag(),
})
const flat = record({
  Ref: uuid(),
  BuildingRef: uuid(),
  Door: text(),
  Storey: whole('0 is the ground floor'),
  Bedrooms: whole('0 is a studio'),
  AreaSqm: whole(),
  RentPcm: decimal('per calendar month, EUR'),
  Furnished: choice(FURNISHINGS),
  Epc: text('Energy class'),
  Meters: listOf(record({ Kind: choice(['ELECTRICITY', 'WATER', 'GAS']), Serial: text(), LastReading: whole() })),
})
const tenant = record({
  Ref: uuid(),
  Name: text(),
  Email: text(),
  Mobile: text(),
  Employer: maybe(text()),
  Guarantor: maybe(text()),
})
const tenancy = record({
  Ref: uuid(),
  FlatRef: uuid(),
  TenantRefs: listOf(uuid()),
  StartsOn: british(),
  EndsOn: maybe(british()),
  RentPcm: decimal(),
  Deposit: decimal(),
  Standing: choice(STANDINGS),
  Charges: listOf(record({ Label: text(), Amount: decimal(), Settled: flag() })),
})
const contractor = record({
  Ref: uuid(),
  Firm: text(),
  Trade: choice(TRADES),
  DayRate: decimal(),
  Rating: maybe(decimal()),
  EmergencyCover: flag(),
})
const job = record({
  Ref: uuid(),
  BuildingRef: uuid(),
  FlatRef: maybe(uuid()),
  ContractorRef: maybe(uuid()),
  Subject: text(),
  Urgency: choice(URGENCIES),
  Stage: choice(STAGES),
  RaisedOn: british(),
  CompletedOn: maybe(british()),
  Quote: maybe(decimal('EUR')),
  Visits: listOf(
    record({ OnDate: british(), Outcome: choice(['FIXED', 'NO_ACCESS', 'PARTS_NEEDED']), Hours: whole() }),
  ),
})
const bad = answers('Rejected', record({ Code: text(), Detail: text() }))
const slice = [queryParameter('Skip', whole()), queryParameter('Take', whole(undefined, { maximum: 50 }))]
const list = (operationId: string, item: object, parameters: object[] = []) => ({
  operationId,
  parameters: [...parameters, ...slice],
  responses: {
    200: { ...answers('Success', listOf(item)), headers: { 'X-Total-Count': { schema: { type: 'integer' } } } },
  },
})
const one = (operationId: string, item: object) => ({
  operationId,
  parameters: [pathParameter('Ref', uuid())],
  responses: { 200: answers('Success', item), 404: bad },
})
const send = (operationId: string, item: object, body?: object, status = 200) => ({
  operationId,
  ...(status === 200 && { parameters: [pathParameter('Ref', uuid())] }),
  ...(body && { requestBody: requestBody(body) }),
  responses: { [status]: answers('Success', item), 400: bad, 404: bad },
})

/** A letting agency: PascalCase, bare lists with totals in a header, UUIDs, days as DD/MM/YYYY, flats under buildings. */
export const LETTINGS_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Hearthstone.Lettings.Api', version: '1.0' },
  paths: {
    '/Api/Buildings': { get: list('Buildings_Get', building) },
    '/Api/Buildings/{Ref}': { get: one('Buildings_GetByRef', building) },
    '/Api/Buildings/{Ref}/Flats': {
      get: { ...list('Buildings_GetFlats', flat), parameters: [pathParameter('Ref', uuid()), ...slice] },
    },
    '/Api/Tenants': {
      get: list('Tenants_Get', tenant),
      post: send(
        'Tenants_Post',
        tenant,
        record({ Name: text(), Email: text(), Mobile: text(), Employer: text() }, ['Name', 'Email']),
        201,
      ),
    },
    '/Api/Tenants/{Ref}': {
      get: one('Tenants_GetByRef', tenant),
      patch: send(
        'Tenants_Patch',
        tenant,
        record({ Email: text(), Mobile: text(), Employer: maybe(text()), Guarantor: maybe(text()) }),
      ),
    },
    '/Api/Tenancies': { get: list('Tenancies_Get', tenancy, [queryParameter('Standing', choice(STANDINGS))]) },
    '/Api/Tenancies/{Ref}': { get: one('Tenancies_GetByRef', tenancy) },
    '/Api/Tenancies/{Ref}/GiveNotice': {
      post: send('Tenancies_GiveNotice', tenancy, record({ EndsOn: british() }, ['EndsOn'])),
    },
    '/Api/Contractors': {
      get: list('Contractors_Get', contractor, [{ ...queryParameter('Trade', choice(TRADES)), required: true }]),
    },
    '/Api/Contractors/{Ref}': { get: one('Contractors_GetByRef', contractor) },
    '/Api/Jobs': {
      get: list('Jobs_Get', job, [queryParameter('Stage', choice(STAGES)), queryParameter('BuildingRef', uuid())]),
      post: send(
        'Jobs_Post',
        job,
        record({ BuildingRef: uuid(), FlatRef: uuid(), Subject: text(), Urgency: choice(URGENCIES) }, [
          'BuildingRef',
          'Subject',
        ]),
        201,
      ),
    },
    '/Api/Jobs/Count': {
      get: {
        operationId: 'Jobs_Count',
        parameters: [queryParameter('Stage', choice(STAGES))],
        responses: { 200: answers('Success', whole()) },
      },
    },
    '/Api/Jobs/{Ref}': {
      get: one('Jobs_GetByRef', job),
      patch: send('Jobs_Patch', job, record({ Urgency: choice(URGENCIES), Quote: maybe(decimal()), Subject: text() })),
      delete: {
        operationId: 'Jobs_Delete',
        parameters: [pathParameter('Ref', uuid())],
        responses: { 204: { description: 'Gone' }, 404: bad },
      },
    },
    '/Api/Jobs/{Ref}/Assign': { post: send('Jobs_Assign', job, record({ ContractorRef: uuid() }, ['ContractorRef'])) },
    '/Api/Jobs/{Ref}/Complete': { post: send('Jobs_Complete', job) },
  },
}
