import { answers, choice, decimal, flag, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { DISPUTE_REASONS, DISPUTE_STATES, DURATIONS, INTERVALS, INVOICE_STATES, REFUND_REASONS, REFUND_STATES, SUBSCRIPTION_STATES } from './data.ts' // oxfmt-ignore

const FORM = 'application/x-www-form-urlencoded'
const maybe = (schema: object) => ({ ...schema, nullable: true })
const unix = (description: string) => whole(description, { format: 'unix-time' })
const object = (name: string) =>
  choice([name], "String representing the object's type. Objects of the same type share the same value.")
const id = () => text('Unique identifier for the object.', { maxLength: 5000 })
/** An id, or the whole object where `expand` asks for it. */
const expandable = (schema: string, description: string) => ({
  anyOf: [text(undefined, { maxLength: 5000 }), ref(schema)],
  description,
})
const listObject = (items: unknown) =>
  record(
    {
      object: choice(['list']),
      data: listOf(items),
      has_more: flag('True if this list has another page of items after this one that can be fetched.'),
      url: text('The URL where this list can be accessed.'),
    },
    ['object', 'data', 'has_more', 'url'],
  )
const created = () => unix('Time at which the object was created. Measured in seconds since the Unix epoch.')
const currency = () => text('Three-letter ISO currency code, in lowercase.')
const amount = (of: string) => whole(`${of} in the smallest currency unit (for example, 100 cents to charge $1.00).`)
const failed = { default: answers('Error response.', ref('error')) }

const schemas = {
  customer: record({
    id: id(),
    object: object('customer'),
    name: maybe(text("The customer's full name or business name.")),
    email: maybe(text("The customer's email address.")),
    phone: maybe(text("The customer's phone number.")),
    address: record({ line1: text(), city: text(), postal_code: text(), country: text('Two-letter country code.') }),
    balance: amount(
      'The current balance, if any. If negative, the customer has credit to apply to their next invoice;',
    ),
    currency: currency(),
    delinquent: flag("Tracks the most recent state change on any invoice belonging to the customer. Paying an invoice or marking it uncollectible sets this field to false."), // oxfmt-ignore
    created: created(),
    livemode: flag('Has the value true if the object exists in live mode.'),
    metadata: { type: 'object', additionalProperties: { type: 'string' } },
  }),
  product: record({
    id: id(),
    object: object('product'),
    name: text("The product's name, meant to be displayable to the customer."),
    description: maybe(text("The product's description.")),
    active: flag('Whether the product is currently available for purchase.'),
    created: created(),
    livemode: flag(),
  }),
  price: record({
    id: id(),
    object: object('price'),
    product: expandable('product', 'The ID of the product this price is associated with.'),
    nickname: maybe(text('A brief description of the price, hidden from customers.')),
    unit_amount: amount('The unit amount to be charged,'),
    currency: currency(),
    recurring: maybe(record({ interval: choice(INTERVALS), interval_count: whole() })),
    active: flag('Whether the price can be used for new purchases.'),
  }),
  subscription: record({
    id: id(),
    object: object('subscription'),
    customer: expandable('customer', 'ID of the customer who owns the subscription.'),
    status: choice(SUBSCRIPTION_STATES),
    items: {
      description: 'List of subscription items, each with an attached price.',
      ...listObject(ref('subscription_item')),
    },
    start_date: unix('Date when the subscription was first created.'),
    current_period_end: unix('End of the current period that the subscription has been invoiced for.'),
    trial_end: maybe(unix('If the subscription has a trial, the end of that trial.')),
    cancel_at_period_end: flag('Whether this subscription will be canceled at the end of the current period.'),
    canceled_at: maybe(unix('If the subscription has been canceled, the date of that cancellation.')),
    metadata: { type: 'object', additionalProperties: { type: 'string' } },
  }),
  subscription_item: record({
    id: id(),
    object: object('subscription_item'),
    price: expandable('price', 'The price of the item.'),
    quantity: whole('The quantity of the plan to which the customer should be subscribed.'),
  }),
  invoice: record({
    id: id(),
    object: object('invoice'),
    number: maybe(text('A unique, identifying string that appears on emails sent to the customer for this invoice.')),
    customer: expandable('customer', 'The ID of the customer who will be billed.'),
    subscription: expandable('subscription', 'The subscription that this invoice was prepared for, if any.'),
    status: choice(INVOICE_STATES),
    amount_due: amount('Final amount due at this time for this invoice,'),
    amount_paid: amount('The amount that was paid,'),
    amount_remaining: amount('The difference between amount_due and amount_paid,'),
    currency: currency(),
    attempt_count: whole('Number of payment attempts made for this invoice.'),
    created: created(),
    due_date: maybe(unix('The date on which payment for this invoice is due.')),
    status_transitions: record({ finalized_at: maybe(unix('The time that the invoice draft was finalized.')), paid_at: maybe(unix('The time that the invoice was paid.')) }), // oxfmt-ignore
  }),
  refund: record({
    id: id(),
    object: object('refund'),
    invoice: expandable('invoice', 'ID of the invoice that was refunded.'),
    amount: amount('Amount,'),
    reason: maybe(choice(REFUND_REASONS, 'Reason for the refund.')),
    status: choice(REFUND_STATES),
    created: created(),
  }),
  dispute: record({
    id: id(),
    object: object('dispute'),
    invoice: expandable('invoice', 'ID of the invoice whose payment is disputed.'),
    amount: amount('Disputed amount,'),
    reason: choice(DISPUTE_REASONS, 'Reason given by cardholder for dispute.'),
    status: choice(DISPUTE_STATES),
    evidence_details: record({ due_by: unix('Date by which evidence must be submitted.'), has_evidence: flag('Whether evidence has been staged for this dispute.') }), // oxfmt-ignore
    created: created(),
  }),
  coupon: record({
    id: id(),
    object: object('coupon'),
    name: text('Name of the coupon displayed to customers.'),
    percent_off: maybe(decimal('Percent that will be taken off the subtotal of any invoices.')),
    amount_off: maybe(amount('Amount that will be taken off the subtotal of any invoices,')),
    duration: choice(DURATIONS),
    times_redeemed: whole('Number of times this coupon has been applied to a customer.'),
    valid: flag('Taking account of the above properties, whether this coupon can still be applied to a customer.'),
    redeem_by: maybe(unix('Date after which the coupon can no longer be redeemed.')),
  }),
  deleted: record({ id: text(), object: text(), deleted: flag() }),
  error: record({ error: record({ type: text(), message: text(), param: maybe(text()) }) }),
}

const paging = [
  queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100 }), 'A limit on the number of objects to be returned. Limit can range between 1 and 100, and the default is 10.'), // oxfmt-ignore
  queryParameter('starting_after', text(), 'A cursor for use in pagination. `starting_after` is an object ID that defines your place in the list.'), // oxfmt-ignore
  queryParameter('ending_before', text(), 'A cursor for use in pagination.'),
  queryParameter('expand', listOf(text()), 'Specifies which fields in the response should be expanded.'),
]
const title = (name: string) => name[0]!.toUpperCase() + name.slice(1)
const list = (kind: string, parameters: object[] = []) => ({
  operationId: `Get${title(kind)}s`,
  summary: `List all ${kind}s`,
  parameters: [...parameters, ...paging],
  responses: { 200: answers('Successful response.', listObject(ref(kind))), ...failed },
})
const one = (kind: string) => ({
  operationId: `Get${title(kind)}s${title(kind)}`,
  summary: `Retrieve a ${kind}`,
  parameters: [pathParameter(kind, text()), paging[3]],
  responses: { 200: answers('Successful response.', ref(kind)), ...failed },
})
/** Changes are sent as forms. */
const send = (operationId: string, summary: string, kind: string, properties: Record<string, unknown> = {}, { key = true, needs = [] as string[] } = {}) => ({
  operationId,
  summary,
  ...(key && { parameters: [pathParameter(kind, text())] }),
  requestBody: { ...requestBody(record(properties, needs.length > 0 ? needs : undefined), FORM), required: needs.length > 0 }, // oxfmt-ignore
  responses: { 200: answers('Successful response.', ref(kind)), ...failed },
}) // oxfmt-ignore
const drop = (kind: string, summary: string, answer = 'deleted') => ({
  operationId: `Delete${title(kind)}s${title(kind)}`,
  summary,
  parameters: [pathParameter(kind, text())],
  responses: { 200: answers('Successful response.', ref(answer)), ...failed },
})
const of = (name: string) => queryParameter(name, text())
const customerFields = { name: text(), email: text(), phone: text(), description: text() }

/** Subscription billing: lists as objects, cursors by the last id, ids with prefixes that expand, Unix times, cents, forms. */
export const BILLING_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Tallybird API', version: '2024-09-30', description: 'The Tallybird REST API.' },
  paths: {
    '/v1/customers': {
      get: list('customer', [queryParameter('email', text(), "A case-sensitive filter on the customer's `email` field.")]), // oxfmt-ignore
      post: send('PostCustomers', 'Create a customer', 'customer', customerFields, { key: false }),
    },
    '/v1/customers/{customer}': {
      get: one('customer'),
      post: send('PostCustomersCustomer', 'Update a customer', 'customer', customerFields),
      delete: drop('customer', 'Delete a customer'),
    },
    '/v1/products': { get: list('product', [queryParameter('active', flag())]) },
    '/v1/products/{product}': {
      get: one('product'),
      post: send('PostProductsProduct', 'Update a product', 'product', { name: text(), description: text(), active: flag() }), // oxfmt-ignore
    },
    '/v1/prices': { get: list('price', [queryParameter('active', flag()), of('product')]) },
    '/v1/subscriptions': {
      get: list('subscription', [
        of('customer'),
        of('price'),
        queryParameter('status', choice([...SUBSCRIPTION_STATES, 'all']), 'The status of the subscriptions to retrieve. By default all that have not been canceled; pass `all` for those too.'), // oxfmt-ignore
      ]),
      post: send('PostSubscriptions', 'Create a subscription', 'subscription', { customer: text('The identifier of the customer to subscribe.'), price: text('The ID of the price object.'), quantity: whole(), trial_period_days: whole() }, { key: false, needs: ['customer', 'price'] }), // oxfmt-ignore
    },
    '/v1/subscriptions/{subscription}': {
      get: one('subscription'),
      post: send('PostSubscriptionsSubscription', 'Update a subscription', 'subscription', { cancel_at_period_end: flag(), trial_end: unix('The end of the trial.') }), // oxfmt-ignore
      delete: drop('subscription', 'Cancel a subscription', 'subscription'),
    },
    '/v1/invoices': {
      get: list('invoice', [of('customer'), of('subscription'), queryParameter('status', choice(INVOICE_STATES))]),
    },
    '/v1/invoices/{invoice}': {
      get: one('invoice'),
      post: send('PostInvoicesInvoice', 'Update an invoice', 'invoice', { due_date: unix('The date on which payment is due.') }), // oxfmt-ignore
      delete: drop('invoice', 'Delete a draft invoice'),
    },
    '/v1/invoices/{invoice}/finalize': { post: send('PostInvoicesInvoiceFinalize', 'Finalize an invoice', 'invoice') },
    '/v1/invoices/{invoice}/pay': { post: send('PostInvoicesInvoicePay', 'Pay an invoice', 'invoice') },
    '/v1/invoices/{invoice}/void': { post: send('PostInvoicesInvoiceVoid', 'Void an invoice', 'invoice') },
    '/v1/refunds': {
      get: list('refund', [of('invoice')]),
      post: send('PostRefunds', 'Create a refund', 'refund', { invoice: text('The invoice to refund.'), amount: amount('How much to refund,'), reason: choice(REFUND_REASONS) }, { key: false, needs: ['invoice'] }), // oxfmt-ignore
    },
    '/v1/disputes': { get: list('dispute') },
    '/v1/disputes/{dispute}': { get: one('dispute') },
    '/v1/disputes/{dispute}/close': { post: send('PostDisputesDisputeClose', 'Close a dispute', 'dispute') },
    '/v1/coupons': {
      get: list('coupon'),
      post: send('PostCoupons', 'Create a coupon', 'coupon', { id: text('Unique string of your choice that will be used to identify this coupon when applying it to a customer.'), name: text(), percent_off: decimal(), amount_off: amount('How much is taken off,'), duration: choice(DURATIONS), redeem_by: unix('Date after which it can no longer be redeemed.') }, { key: false, needs: ['duration'] }), // oxfmt-ignore
    },
    '/v1/coupons/{coupon}': { get: one('coupon'), delete: drop('coupon', 'Delete a coupon') },
  },
  components: { schemas },
}
