import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { ACCOUNT_STATES, ACCOUNT_TYPES, CARD_STATES, CARD_TYPES, CATEGORIES, CHANNELS, CURRENCIES, DIRECTIONS, FREQUENCIES, KYC_STATES, LOAN_PRODUCTS, LOAN_STATES, NETWORKS, RISKS, SEGMENTS, TRANSACTION_STATES, TRANSACTION_TYPES, TRANSFER_STATES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
/** NestJS writes references to nested classes so. */
const nested = (name: string) => ({ allOf: [ref(name)] })

const schemas = {
  PageMetaDto: record({ page: whole(), perPage: whole(), total: whole() }, ['page', 'perPage', 'total']),
  AddressDto: record({ line1: text(), city: text(), postcode: text(), country: text() }),
  ContactDto: record({ name: text(), email: text() }),
  PreferencesDto: record({ paperless: flag(), marketing: flag(), language: text() }),
  CardLimitsDto: record({
    daily: decimal('Spending limit per day'),
    monthly: decimal('Spending limit per month'),
    atm: decimal('Cash per day'),
  }),
  MerchantRefDto: record({ id: whole(), name: text() }),
  BranchDto: record({
    id: whole(),
    name: text(),
    sortCode: text(),
    address: nested('AddressDto'),
    manager: nested('ContactDto'),
    openOnSaturdays: flag(),
    safeDepositBoxes: whole(),
    openedOn: date(),
  }),
  CustomerDto: record({
    id: whole(),
    firstName: text(),
    lastName: text(),
    email: text(),
    phone: maybe(text()),
    dateOfBirth: date(),
    segment: choice(SEGMENTS),
    kycStatus: choice(KYC_STATES, 'Know-your-customer check'),
    kycReviewDueOn: date(),
    riskRating: choice(RISKS),
    isPep: flag('Politically exposed person'),
    address: nested('AddressDto'),
    branchId: whole(),
    relationshipManager: maybe(nested('ContactDto')),
    preferences: nested('PreferencesDto'),
    customerSince: date(),
  }),
  AccountDto: record({
    id: whole(),
    accountNumber: text(),
    iban: text(),
    type: choice(ACCOUNT_TYPES),
    nickname: maybe(text()),
    currency: choice(CURRENCIES),
    balance: decimal(),
    overdraftLimit: decimal(),
    interestRate: maybe(decimal('Percent per year')),
    status: choice(ACCOUNT_STATES),
    customerId: whole(),
    branchId: whole(),
    openedAt: moment(),
    closedAt: maybe(moment()),
  }),
  CardDto: record({
    id: text(),
    accountId: whole(),
    cardholderName: text(),
    type: choice(CARD_TYPES),
    network: choice(NETWORKS),
    last4: text('Last four digits of the card number'),
    status: choice(CARD_STATES),
    contactless: flag(),
    limits: nested('CardLimitsDto'),
    issuedAt: moment(),
    expiresOn: date(),
  }),
  MerchantDto: record({ id: whole(), name: text(), category: choice(CATEGORIES), city: text(), online: flag() }),
  TransactionDto: record({
    id: text(),
    accountId: whole(),
    cardId: maybe(text()),
    type: choice(TRANSACTION_TYPES),
    direction: choice(DIRECTIONS),
    amount: decimal(),
    currency: choice(CURRENCIES),
    merchant: maybe(nested('MerchantRefDto')),
    category: maybe(choice(CATEGORIES)),
    description: text(),
    status: choice(TRANSACTION_STATES),
    bookedAt: moment(),
  }),
  TransferDto: record({
    id: whole(),
    fromAccountId: whole(),
    toIban: text(),
    beneficiaryName: text(),
    amount: decimal(),
    currency: choice(CURRENCIES),
    reference: maybe(text()),
    status: choice(TRANSFER_STATES),
    channel: choice(CHANNELS),
    scheduledFor: date(),
    executedAt: maybe(moment()),
  }),
  LoanDto: record({
    id: text(),
    customerId: whole(),
    product: choice(LOAN_PRODUCTS),
    principal: decimal('Amount that was lent'),
    outstandingBalance: decimal(),
    interestRate: decimal('Percent per year'),
    termMonths: whole(),
    monthlyPayment: decimal(),
    daysPastDue: whole(),
    status: choice(LOAN_STATES),
    startDate: date(),
    nextPaymentDate: maybe(date()),
  }),
  StandingOrderDto: record({
    id: whole(),
    accountId: whole(),
    beneficiaryName: text(),
    beneficiaryIban: text(),
    amount: decimal(),
    frequency: choice(FREQUENCIES),
    reference: text(),
    active: flag(),
    startDate: date(),
    endDate: maybe(date()),
    nextRunOn: maybe(date()),
  }),
  CreateCustomerDto: record(
    {
      firstName: text(),
      lastName: text(),
      email: text(),
      phone: text(),
      dateOfBirth: date(),
      segment: choice(SEGMENTS),
      branchId: whole(),
    },
    ['firstName', 'lastName', 'email', 'branchId'],
  ),
  UpdateCustomerDto: record({
    email: text(),
    phone: text(),
    segment: choice(SEGMENTS),
    kycStatus: choice(KYC_STATES),
    kycReviewDueOn: date(),
    riskRating: choice(RISKS),
    branchId: whole(),
  }),
  OpenAccountDto: record(
    { customerId: whole(), type: choice(ACCOUNT_TYPES), currency: choice(CURRENCIES), nickname: text() },
    ['customerId', 'type'],
  ),
  UpdateAccountDto: record({ nickname: text(), overdraftLimit: decimal(), status: choice(ACCOUNT_STATES) }),
  UpdateCardLimitsDto: record({ daily: decimal(), monthly: decimal(), atm: decimal() }),
  DisputeTransactionDto: record({ reason: text() }),
  CreateTransferDto: record(
    {
      fromAccountId: whole(),
      toIban: text(),
      beneficiaryName: text(),
      amount: decimal(),
      reference: text(),
      scheduledFor: date(),
    },
    ['fromAccountId', 'toIban', 'amount'],
  ),
  CreateStandingOrderDto: record(
    {
      accountId: whole(),
      beneficiaryName: text(),
      beneficiaryIban: text(),
      amount: decimal(),
      frequency: choice(FREQUENCIES),
      reference: text(),
      startDate: date(),
      endDate: date(),
    },
    ['accountId', 'beneficiaryName', 'beneficiaryIban', 'amount', 'frequency'],
  ),
  UpdateStandingOrderDto: record({ amount: decimal(), frequency: choice(FREQUENCIES), endDate: date(), active: flag() }), // oxfmt-ignore
}
type Schema = keyof typeof schemas

const paging = [
  queryParameter('page', { type: 'number', minimum: 1, default: 1 }),
  queryParameter('perPage', { type: 'number', minimum: 1, maximum: 100, default: 20 }),
]
/** `@ApiPaginatedResponse` as most projects write it. */
const list = (tag: string, schema: Schema, filters: object[] = []) => ({
  operationId: `${tag}Controller_findAll`,
  tags: [tag],
  parameters: [...filters, ...paging],
  responses: {
    200: answers('', record({ data: listOf(ref(schema)), meta: ref('PageMetaDto') }, ['data', 'meta'])),
  },
})
const key = (schema: object) => [pathParameter('id', schema)]
const one = (tag: string, schema: Schema, id: object) => ({
  operationId: `${tag}Controller_findOne`,
  tags: [tag],
  parameters: key(id),
  responses: { 200: answers('', ref(schema)), 404: { description: '' } },
})
const send = (
  operationId: string,
  schema: Schema,
  { id, body, summary }: { id?: object; body?: Schema; summary?: string } = {},
) => ({
  operationId,
  ...(summary && { summary }),
  tags: [operationId.split('Controller_')[0]],
  ...(id && { parameters: key(id) }),
  ...(body && { requestBody: requestBody(ref(body)) }),
  responses: { [id ? 200 : 201]: answers('', ref(schema)) },
})

/** A retail bank as NestJS describes it: operations named after controllers, DTOs inside DTOs, `data` and `meta`, hardly a summary. */
export const BANK_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Core Banking API', description: '', version: '1.0' },
  paths: {
    '/api/v1/branches': { get: list('Branches', 'BranchDto') },
    '/api/v1/branches/{id}': { get: one('Branches', 'BranchDto', whole()) },
    '/api/v1/customers': {
      get: list('Customers', 'CustomerDto', [
        queryParameter('search', text()),
        queryParameter('segment', choice(SEGMENTS)),
        queryParameter('kycStatus', choice(KYC_STATES)),
      ]),
      post: send('CustomersController_create', 'CustomerDto', { body: 'CreateCustomerDto' }),
    },
    '/api/v1/customers/{id}': {
      get: one('Customers', 'CustomerDto', whole()),
      patch: send('CustomersController_update', 'CustomerDto', { id: whole(), body: 'UpdateCustomerDto' }),
    },
    '/api/v1/accounts': {
      get: list('Accounts', 'AccountDto', [
        queryParameter('customerId', whole()),
        queryParameter('type', choice(ACCOUNT_TYPES)),
        queryParameter('status', choice(ACCOUNT_STATES)),
      ]),
      post: send('AccountsController_open', 'AccountDto', { body: 'OpenAccountDto', summary: 'Open an account' }),
    },
    '/api/v1/accounts/{id}': {
      get: one('Accounts', 'AccountDto', whole()),
      patch: send('AccountsController_update', 'AccountDto', { id: whole(), body: 'UpdateAccountDto' }),
    },
    '/api/v1/accounts/{id}/close': { post: send('AccountsController_close', 'AccountDto', { id: whole(), summary: 'Close an account' }) }, // oxfmt-ignore
    '/api/v1/cards': {
      get: list('Cards', 'CardDto', [queryParameter('accountId', whole()), queryParameter('status', choice(CARD_STATES))]), // oxfmt-ignore
    },
    '/api/v1/cards/{id}': { get: one('Cards', 'CardDto', text()) },
    '/api/v1/cards/{id}/freeze': { post: send('CardsController_freeze', 'CardDto', { id: text() }) },
    '/api/v1/cards/{id}/unfreeze': { post: send('CardsController_unfreeze', 'CardDto', { id: text() }) },
    '/api/v1/cards/{id}/limits': {
      put: send('CardsController_updateLimits', 'CardDto', { id: text(), body: 'UpdateCardLimitsDto' }),
    },
    '/api/v1/merchants': { get: list('Merchants', 'MerchantDto', [queryParameter('category', choice(CATEGORIES))]) },
    '/api/v1/transactions': {
      get: list('Transactions', 'TransactionDto', [
        queryParameter('accountId', whole()),
        queryParameter('cardId', text()),
        queryParameter('category', choice(CATEGORIES)),
        queryParameter('from', date()),
        queryParameter('to', date()),
      ]),
    },
    '/api/v1/transactions/{id}': { get: one('Transactions', 'TransactionDto', text()) },
    '/api/v1/transactions/{id}/dispute': {
      post: send('TransactionsController_dispute', 'TransactionDto', { id: text(), body: 'DisputeTransactionDto', summary: 'Dispute a card transaction' }), // oxfmt-ignore
    },
    '/api/v1/transfers': {
      get: list('Transfers', 'TransferDto', [
        queryParameter('fromAccountId', whole()),
        queryParameter('status', choice(TRANSFER_STATES)),
      ]),
      post: send('TransfersController_create', 'TransferDto', { body: 'CreateTransferDto', summary: 'Transfer money' }),
    },
    '/api/v1/transfers/{id}': { get: one('Transfers', 'TransferDto', whole()) },
    '/api/v1/transfers/{id}/cancel': { post: send('TransfersController_cancel', 'TransferDto', { id: whole() }) },
    '/api/v1/loans': {
      get: list('Loans', 'LoanDto', [queryParameter('customerId', whole()), queryParameter('status', choice(LOAN_STATES))]), // oxfmt-ignore
    },
    '/api/v1/loans/{id}': { get: one('Loans', 'LoanDto', text()) },
    '/api/v1/standing-orders': {
      get: list('StandingOrders', 'StandingOrderDto', [queryParameter('accountId', whole())]),
      post: send('StandingOrdersController_create', 'StandingOrderDto', { body: 'CreateStandingOrderDto' }),
    },
    '/api/v1/standing-orders/{id}': {
      patch: send('StandingOrdersController_update', 'StandingOrderDto', { id: whole(), body: 'UpdateStandingOrderDto' }), // oxfmt-ignore
      delete: {
        operationId: 'StandingOrdersController_remove',
        tags: ['StandingOrders'],
        parameters: key(whole()),
        responses: { 204: { description: '' } },
      },
    },
  },
  components: { schemas },
}
