import { choice, date, decimal, flag, listOf, moment, record, text, whole } from '../openapi.ts'
import { CLAIM_STATUSES, PAYMENT_METHODS, POLICY_STATES, PRODUCTS } from './data.ts'

/** Numbers whose meaning only a sentence tells: "1 = motor, 2 = home". */
const coded = (codes: Record<number, string>) =>
  whole(
    Object.entries(codes)
      .map(([code, meaning]) => `${code} = ${meaning}`)
      .join(', '),
  )
const dto = (name: string) => ({ $ref: `#/definitions/${name}` })
const inQuery = (name: string, { type, description, items }: { type: string; description?: string; items?: object }) =>
  // Swagger 2.0 writes the type of a parameter beside its name.
  ({ name, in: 'query', type, ...(description !== undefined && { description }), ...(items && { items }) })
const inPath = (name: string) => ({ name, in: 'path', required: true, type: 'string' })
const inBody = (schema: object) => ({ name: 'body', in: 'body', required: true, schema })
const paging = [inQuery('page', { type: 'integer' }), inQuery('size', { type: 'integer' })]
const withDeleted = inQuery('includeDeleted', { type: 'boolean', description: 'Also what was deleted' })
const ok = (schema: object) => ({ 200: { description: 'OK', schema }, 404: { description: 'Unknown' } })
const list = (summary: string, name: string, parameters: object[] = []) => ({
  summary,
  parameters: [...parameters, ...paging],
  responses: {
    200: {
      description: 'OK',
      schema: listOf(dto(name)),
      headers: { Link: { type: 'string', description: 'rel="next" while there is more' } },
    },
  },
})
const one = (name: string, key: string) => ({ parameters: [inPath(key)], responses: ok(dto(name)) })
const change = (name: string, key: string, fields: Record<string, unknown>) => ({
  parameters: [inPath(key), inBody(record(fields))],
  responses: ok(dto(name)),
})
const add = (summary: string, name: string, fields: Record<string, unknown>, needed: string[]) => ({
  summary,
  parameters: [inBody(record(fields, needed))],
  responses: {
    201: { description: 'Created', schema: dto(name) },
    422: { description: 'Refused', schema: dto('ErrorDto') },
  },
})
const act = (summary: string, name: string, key: string, fields?: Record<string, unknown>, needed?: string[]) => ({
  summary,
  parameters: [inPath(key), ...(fields ? [inBody(record(fields, needed))] : [])],
  responses: { ...ok(dto(name)), 409: { description: 'Not possible now', schema: dto('ErrorDto') } },
})
const address = record({ line1: text(), postcode: text(), city: text(), country: text('ISO 3166 code') })
const product = coded(PRODUCTS)
const claimFields = { cause: text(), incidentDate: date(), amountClaimed: decimal('EUR') }

/** An insurer: Swagger 2.0, singular paths, one type for three kinds of people, numbers as codes, soft deletion. */
export const INSURER_DESCRIPTION = {
  swagger: '2.0',
  info: { title: 'Claims Core', version: '3.11' },
  basePath: '/ins/v1',
  consumes: ['application/json'],
  produces: ['application/json'],
  paths: {
    '/policyholder': {
      get: list('Policyholders', 'PersonDto'),
      post: add('New policyholder', 'PersonDto', { fullName: text(), email: text(), phone: text(), birthDate: date(), address }, ['fullName', 'email']), // oxfmt-ignore
    },
    '/policyholder/{id}': {
      get: one('PersonDto', 'id'),
      patch: change('PersonDto', 'id', { fullName: text(), email: text(), phone: text(), address }),
    },
    '/adjuster': { get: list('Adjusters', 'PersonDto') },
    '/adjuster/{id}': { get: one('PersonDto', 'id') },
    '/broker': { get: list('Brokers', 'PersonDto') },
    '/policy': {
      get: list('Policies', 'PolicyDto', [
        inQuery('product', { type: 'integer' }),
        inQuery('state', { type: 'integer' }),
        inQuery('holderId', { type: 'string' }),
        withDeleted,
      ]),
      post: add('Write a policy', 'PolicyDto', { holderId: text(), product, startDate: date(), annualPremium: decimal(), excess: whole() }, ['holderId', 'product', 'startDate']), // oxfmt-ignore
    },
    '/policy/{policyNumber}': {
      get: one('PolicyDto', 'policyNumber'),
      patch: change('PolicyDto', 'policyNumber', {
        annualPremium: decimal(),
        excess: whole(),
        discountRate: decimal('0.1 is 10 %'),
        brokerId: text(),
        endDate: date(),
      }),
    },
    '/policy/{policyNumber}/cancel': { post: act('Cancel a policy', 'PolicyDto', 'policyNumber') },
    '/claim': {
      get: list('Claims', 'ClaimDto', [
        inQuery('status', { type: 'integer' }),
        inQuery('policyNumber', { type: 'string' }),
        inQuery('adjusterId', { type: 'string' }),
        withDeleted,
      ]),
      post: add('Report a claim', 'ClaimDto', { policyNumber: text(), ...claimFields }, ['policyNumber', 'cause', 'incidentDate']), // oxfmt-ignore
    },
    '/claim/search': {
      post: {
        summary: 'Search claims',
        parameters: [
          inBody(
            record({
              text: text('Part of the cause'),
              statuses: listOf(whole()),
              reportedFrom: date(),
              reportedTo: date(),
              minAmount: decimal(),
            }),
          ),
        ],
        responses: ok(listOf(dto('ClaimDto'))),
      },
    },
    '/claim/{claimNumber}': {
      get: one('ClaimDto', 'claimNumber'),
      patch: change('ClaimDto', 'claimNumber', { ...claimFields, reserve: decimal(), suspectedFraud: flag() }),
      delete: {
        summary: 'Delete a claim (it can be restored)',
        parameters: [inPath('claimNumber')],
        responses: { 204: { description: 'Deleted' }, 404: { description: 'Unknown' } },
      },
    },
    '/claim/{claimNumber}/approve': { post: act('Approve a claim', 'ClaimDto', 'claimNumber') },
    '/claim/{claimNumber}/decline': {
      post: act('Decline a claim', 'ClaimDto', 'claimNumber', { reason: text() }, ['reason']),
    },
    '/claim/{claimNumber}/assign': {
      post: act('Give a claim to an adjuster', 'ClaimDto', 'claimNumber', { adjusterId: text() }, ['adjusterId']),
    },
    '/claim/{claimNumber}/restore': { post: act('Restore a deleted claim', 'ClaimDto', 'claimNumber') },
    '/payment': { get: list('Payments', 'PaymentDto', [inQuery('claimNumber', { type: 'string' })]) },
  },
  definitions: {
    ErrorDto: record({ error: text() }),
    PersonDto: record({
      id: text(),
      fullName: text(),
      email: text(),
      phone: { type: 'string', 'x-nullable': true },
      birthDate: date(),
      address,
      since: date('With us since'),
    }),
    PolicyDto: record({
      policyNumber: text(),
      holderId: text('The policyholder'),
      brokerId: text('The broker, none for direct business'),
      product,
      state: coded(POLICY_STATES),
      startDate: date(),
      endDate: date(),
      annualPremium: decimal('EUR'),
      excess: whole('What the holder bears of each claim, EUR'),
      discountRate: decimal('0.1 is 10 %'),
      noClaimsYears: whole(),
      deletedAt: { ...moment(), 'x-nullable': true },
    }),
    ClaimDto: record({
      claimNumber: text(),
      policyNumber: text(),
      adjusterId: { ...text('The adjuster who handles it'), 'x-nullable': true },
      status: coded(CLAIM_STATUSES),
      ...claimFields,
      reportedAt: moment(),
      reserve: decimal('EUR'),
      amountPaid: { ...decimal('EUR'), 'x-nullable': true },
      faultShare: { ...decimal('Share of the fault that our customer bears, from 0 to 1'), 'x-nullable': true },
      place: record({ city: text(), country: text() }),
      suspectedFraud: flag(),
      declineReason: { ...choice(['not covered', 'reported too late', 'no proof']), 'x-nullable': true },
      deletedAt: { ...moment(), 'x-nullable': true },
    }),
    PaymentDto: record({
      paymentId: text(),
      claimNumber: text(),
      amount: decimal('EUR'),
      paidOn: date(),
      method: coded(PAYMENT_METHODS),
    }),
  },
}
