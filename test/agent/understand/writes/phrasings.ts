type Args = Record<string, unknown>

/** Messages in order, the tool that the last one proposes, and its arguments. All speak of the help desk. */
export type Phrasing = [messages: string[], tool: string, args: Args]

const change = (id: number, values: Args): [string, Args] => ['desk_patch_ticket', { id, ...values }]
const customer = (id: number, values: Args): [string, Args] => ['desk_patch_customer', { id, ...values }]

/** One record, one or more of its fields. */
export const CHANGES: Phrasing[] = [
  [['set the urgency of ticket 2 to high'], ...change(2, { urgency: 'high' })],
  [["ticket 2's urgency should be high"], ...change(2, { urgency: 'high' })],
  [['ticket 2 urgency -> high'], ...change(2, { urgency: 'high' })],
  [['pls make ticket 2 high urgency'], ...change(2, { urgency: 'high' })],
  [['can you bump the urgency of the ticket Forgotten password up to high?'], ...change(2, { urgency: 'high' })],
  [['Update ticket 2: urgency high, estimate 3'], ...change(2, { urgency: 'high', estimate: 3 })],
  [['update ticket 2 with urgency = high and estimate = 3'], ...change(2, { urgency: 'high', estimate: 3 })],
  [['for ticket 2 set urgency to high and state to waiting'], ...change(2, { urgency: 'high', state: 'waiting' })],
  [['change the urgency of ticket 2 from low to normal'], ...change(2, { urgency: 'normal' })],
  [['ticket 2 is now waiting'], ...change(2, { state: 'waiting' })],
  [['please mark Screen flickers as waiting'], ...change(3, { state: 'waiting' })],
  [['mark ticket 3 closed'], ...change(3, { state: 'closed' })],
  [['move ticket 2 to in progress'], ...change(2, { state: 'in_progress' })],
  [['close ticket 2 please'], ...change(2, { state: 'closed' })],
  [['could you close the ticket about the forgotten password'], ...change(2, { state: 'closed' })],
  [['reopen Slow network'], ...change(5, { state: 'open' })],
  [['the ticket Screen flickers can be closed'], ...change(3, { state: 'closed' })],
  [['Screen flickers has been closed, please update'], ...change(3, { state: 'closed' })],
  [['Good news, the screen was repaired. Close ticket 3.'], ...change(3, { state: 'closed' })],
  [['We fixed Screen flickers - mark it as closed'], ...change(3, { state: 'closed' })],
  [['ticket 2', 'close it'], ...change(2, { state: 'closed' })],
  [['ticket 2', 'its urgency is high now'], ...change(2, { urgency: 'high' })],
  [['what is the estimate of ticket 1?', 'make it 6'], ...change(1, { estimate: 6 })],
  [['what is the estimate of ticket 1?', 'set it to 6'], ...change(1, { estimate: 6 })],
  [['move the due date of ticket 1 to next Friday'], ...change(1, { dueOn: '2025-05-23' })],
  [['push the due date of Printer on fire back to 3 June 2025'], ...change(1, { dueOn: '2025-06-03' })],
  [['postpone ticket 1 to June 3, 2025'], ...change(1, { dueOn: '2025-06-03' })],
  [['remove the due date of ticket 1'], ...change(1, { dueOn: null })],
  [['clear the due date of ticket 1'], ...change(1, { dueOn: null })],
  [['set the due date of ticket 1 to nothing'], ...change(1, { dueOn: null })],
  [['add the tag urgent to ticket 1'], ...change(1, { tags: ['hardware', 'urgent'] })],
  [['add the comment "sent a part" to ticket 1'], ...change(1, { comments: 'sent a part' })],
  [['leave a comment on ticket 1: "sent a part"'], ...change(1, { comments: 'sent a part' })],
  [
    ['add a comment to ticket 2 saying "left a voicemail"'],
    ...change(2, { comments: 'called twice\nleft a voicemail' }),
  ],
  [['increase the estimate of ticket 1 by 2'], ...change(1, { estimate: 6 })],
  [['lower the estimate of ticket 1 by 50%'], ...change(1, { estimate: 2 })],
  [['double the estimate of ticket 1'], ...change(1, { estimate: 8 })],
  [['add 2 to the estimate of ticket 1'], ...change(1, { estimate: 6 })],
  [['rename ticket 1 to "Printer smokes"'], ...change(1, { subject: 'Printer smokes' })],
  [
    ['change the subject of ticket 1 to Letters of complaint to the landlord'],
    ...change(1, { subject: 'Letters of complaint to the landlord' }),
  ],
  [['make Tessa Quill the agent of ticket 1'], ...change(1, { agentId: 2 })],
  [['set the agent of ticket 1 to Tessa Quill'], ...change(1, { agentId: 2 })],
  [['the agent of ticket 1 should be Tessa'], ...change(1, { agentId: 2 })],
  [['move ticket 1 to customer Mary Holt'], ...change(1, { customerId: 3 })],
  [['update ticket 1 with {"urgency": "low", "estimate": 2}'], ...change(1, { urgency: 'low', estimate: 2 })],
  [["put Ann Weaver's phone number to 555-010-9999"], ...customer(1, { phone: '555-010-9999' })],
  [["Ann Weaver's new phone number is 555-010-9999"], ...customer(1, { phone: '555-010-9999' })],
  [['change Mary Holt’s email to mary.holt@new.example'], ...customer(3, { email: 'mary.holt@new.example' })],
  [['the email of Mary Holt has changed to mary.holt@new.example'], ...customer(3, { email: 'mary.holt@new.example' })],
  [['customer Mary Holt', 'her company is now Holt & Co'], ...customer(3, { company: 'Holt & Co' })],
  [
    ['Ann Weaver got promoted: her job title is now Head of Purchasing'],
    ...customer(1, { jobTitle: 'Head of Purchasing' }),
  ],
  [
    ['Ann Weaver: phone 555-010-9999, company Weaver Group, credit 250'],
    ...customer(1, { phone: '555-010-9999', company: 'Weaver Group', credit: 250 }),
  ],
  [["raise Ann Weaver's credit by 10%"], ...customer(1, { credit: 110 })],
  [['bump the credit of Ann Weaver by $25'], ...customer(1, { credit: 125 })],
  [["remove John Pike's phone"], ...customer(2, { phone: null })],
  [
    ['change the city of Ann Weaver to Toledo'],
    ...customer(1, { address: { street: 'Ohio Street 1', city: 'Toledo', zip: '10000', country: 'OH' } }),
  ],
  [['set the price of the Quiet Keyboard to $35'], 'desk_patch_part', { sku: 'KB-77', price: 35 }],
  [['set stock of KB-77 to 12'], 'desk_patch_part', { sku: 'KB-77', stock: 12 }],
  [['halve the stock of the Blue Cable'], 'desk_patch_part', { sku: 'CB-10', stock: 15 }],
  [
    ['activate Bob Ferris'],
    'desk_put_agent',
    { id: 3, fullName: 'Bob Ferris', email: 'ferris@desk.example', team: 'Network', active: true },
  ],
  [
    ['deactivate Bob Marsh'],
    'desk_put_agent',
    { id: 1, fullName: 'Bob Marsh', email: 'bob@desk.example', team: 'Hardware', active: false },
  ],
  [
    ['set the team of Tessa Quill to Network'],
    'desk_put_agent',
    { id: 2, fullName: 'Tessa Quill', email: 'tessa@desk.example', team: 'Network', active: true },
  ],
  [['cancel shipment 7'], 'desk_patch_shipment', { id: 7, status: 'cancelled' }],
  [['mark shipment 7 as sent'], 'desk_patch_shipment', { id: 7, status: 'sent' }],
  [['move the Budget review to 22 May 2025'], 'rooms_update_meeting', { meeting_id: 1, starts_on: '2025-05-22' }],
  [['move the Standup to room Maple'], 'rooms_update_meeting', { meeting_id: 2, room: 'Maple' }],
  [['give Ann Weaver a credit of 500'], ...customer(1, { credit: 500 })],
  [
    ['edit customer Mary Holt, change job title to CEO and phone to 555-222-3333'],
    ...customer(3, { jobTitle: 'CEO', phone: '555-222-3333' }),
  ],
  [['correct the last name of John Reed: it is Read'], ...customer(4, { lastName: 'Read' })],
  [
    ['fix the email of Ann Weaver, it should be ann.weaver@mills.example'],
    ...customer(1, { email: 'ann.weaver@mills.example' }),
  ],
  [['customer 3 phone: 555-222-3333'], ...customer(3, { phone: '555-222-3333' })],
  [['turn off the newsletter for Ann Weaver'], ...customer(1, { newsletter: false })],
  [['hand ticket 4 to Bob Marsh'], ...change(4, { agentId: 1 })],
  [['the due date for Screen flickers moved to June 10 2025'], ...change(3, { dueOn: '2025-06-10' })],
  [['extend the due date of ticket 1 by a week'], ...change(1, { dueOn: '2025-05-27' })],
  [['push the due date of ticket 1 back by two weeks'], ...change(1, { dueOn: '2025-06-03' })],
  [['remove the tag vip from ticket 3'], ...change(3, { tags: ['hardware'] })],
  [['remove all tags from ticket 3'], ...change(3, { tags: [] })],
  [['add 2 hours to the estimate of ticket 1'], ...change(1, { estimate: 6 })],
  [['ticket 3 is closed'], ...change(3, { state: 'closed' })],
  [['permanently close ticket 2'], ...change(2, { state: 'closed' })],
  [['set urgency of ticket 2 to high; set estimate to 3'], ...change(2, { urgency: 'high', estimate: 3 })],
  [['start ticket 2'], ...change(2, { state: 'in_progress' })],
  [['deliver shipment 9'], 'desk_patch_shipment', { id: 9, status: 'delivered' }],
  [['put a note on shipment 9: "left with neighbour"'], 'desk_patch_shipment', { id: 9, note: 'left with neighbour' }],
  [['reschedule Standup for May 19'], 'rooms_update_meeting', { meeting_id: 2, starts_on: '2025-05-19' }],
]

/** Operations of their own. */
export const ACTIONS: Phrasing[] = [
  [['escalate ticket 1'], 'desk_escalate', { id: 1 }],
  [['please escalate the ticket Forgotten password'], 'desk_escalate', { id: 2 }],
  [['escalate ticket 1 because the customer is angry'], 'desk_escalate', { id: 1, reason: 'the customer is angry' }],
  [['assign ticket 4 to Tessa Quill'], 'desk_hand_over', { id: 4, agentId: 2 }],
  [['assign Lost badge to Bob Marsh'], 'desk_hand_over', { id: 6, agentId: 1 }],
  [['cancel the meeting Budget review'], 'rooms_cancel_meeting', { meeting_id: 1 }],
]

/** Several records with one yes. */
export const MANY: Phrasing[] = [
  [['erase tickets 5, 6'], 'desk_delete_ticket', { calls: [{ id: 5 }, { id: 6 }] }],
  [['wipe all tickets of customer Ann Weaver'], 'desk_delete_ticket', { calls: [{ id: 1 }, { id: 5 }] }],
  [
    ['set urgency of ticket 1 and ticket 3 to low'],
    'desk_patch_ticket',
    {
      calls: [
        { id: 1, urgency: 'low' },
        { id: 3, urgency: 'low' },
      ],
    },
  ],
  [
    ['set the urgency of all open tickets to normal'],
    'desk_patch_ticket',
    {
      calls: [
        { id: 1, urgency: 'normal' },
        { id: 2, urgency: 'normal' },
      ],
    },
  ],
  [
    ['mark all tickets of Ann Weaver as waiting'],
    'desk_patch_ticket',
    {
      calls: [
        { id: 1, state: 'waiting' },
        { id: 5, state: 'waiting' },
      ],
    },
  ],
  [['mark every ticket of the urgency low as closed'], 'desk_patch_ticket', { id: 2, state: 'closed' }],
  [['close all tickets with urgency low'], 'desk_patch_ticket', { id: 2, state: 'closed' }],
  [
    ['change the state of the tickets with urgency normal to closed'],
    'desk_patch_ticket',
    {
      calls: [
        { id: 3, state: 'closed' },
        { id: 4, state: 'closed' },
      ],
    },
  ],
  [
    ['close tickets 1 and 2'],
    'desk_patch_ticket',
    {
      calls: [
        { id: 1, state: 'closed' },
        { id: 2, state: 'closed' },
      ],
    },
  ],
  [
    ['closed tickets', 'set their urgency to normal'],
    'desk_patch_ticket',
    {
      calls: [
        { id: 5, urgency: 'normal' },
        { id: 6, urgency: 'normal' },
      ],
    },
  ],
  [['delete every closed ticket'], 'desk_delete_ticket', { calls: [{ id: 5 }, { id: 6 }] }],
  [['delete all tickets that are closed'], 'desk_delete_ticket', { calls: [{ id: 5 }, { id: 6 }] }],
  [['Slow network and Lost badge can be deleted'], 'desk_delete_ticket', { calls: [{ id: 5 }, { id: 6 }] }],
  [['which tickets are closed?', 'delete them'], 'desk_delete_ticket', { calls: [{ id: 5 }, { id: 6 }] }],
  [
    ['raise the price of all parts by 10%'],
    'desk_patch_part',
    {
      calls: [
        { sku: 'CB-10', price: 4.95 },
        { sku: 'KB-77', price: 44 },
        { sku: 'MN-02', price: 242 },
      ],
    },
  ],
]

export const NEW: Phrasing[] = [
  [
    ['create two tickets for Mary Holt: "Desk broken" and "Chair broken"'],
    'desk_open_ticket',
    {
      calls: [
        { subject: 'Desk broken', customerId: 3 },
        { subject: 'Chair broken', customerId: 3 },
      ],
    },
  ],
  [
    ['add ticket: subject Wifi down; customer John Pike; urgency high'],
    'desk_open_ticket',
    { subject: 'Wifi down', customerId: 2, urgency: 'high' },
  ],
  [
    ['create a ticket: check the wires, customer Mary Holt, due next Friday, urgency low'],
    'desk_open_ticket',
    { subject: 'check the wires', customerId: 3, dueOn: '2025-05-23', urgency: 'low' },
  ],
  [
    ['book a meeting "1:1 with Ann" in room Oak for next Monday'],
    'rooms_create_meeting',
    { title: '1:1 with Ann', room: 'Oak', starts_on: '2025-05-19' },
  ],
  [
    ['save a new customer Li Wei, li@wei.example, job title Head of IT, company Wei & Partners, credit $1.5k'],
    'desk_add_customer',
    {
      firstName: 'Li',
      lastName: 'Wei',
      email: 'li@wei.example',
      jobTitle: 'Head of IT',
      company: 'Wei & Partners',
      credit: 1500,
    },
  ],
  [
    ['new customer: Jane Doe from Acme Ltd, jane@acme.example, +1 555 010 7788'],
    'desk_add_customer',
    { firstName: 'Jane', lastName: 'Doe', company: 'Acme Ltd', email: 'jane@acme.example', phone: '+1 555 010 7788' },
  ],
  [
    ['create a customer Jane Doe of Acme Ltd with email jane@acme.example'],
    'desk_add_customer',
    { firstName: 'Jane', lastName: 'Doe', company: 'Acme Ltd', email: 'jane@acme.example' },
  ],
  [
    ['add a customer Ludwig van der Berg, ludwig@berg.example'],
    'desk_add_customer',
    { firstName: 'Ludwig', lastName: 'van der Berg', email: 'ludwig@berg.example' },
  ],
  // Of that name there is one already, which stays as it is.
  [
    ['add a customer Ann Weaver with email ann@other.example'],
    'desk_add_customer',
    { firstName: 'Ann', lastName: 'Weaver', email: 'ann@other.example' },
  ],
  [
    ['add Jane Doe (jane@acme.example) as a customer'],
    'desk_add_customer',
    { firstName: 'Jane', lastName: 'Doe', email: 'jane@acme.example' },
  ],
  [
    ['create a customer: email jane@acme.example, first name Jane, last name Doe, newsletter yes'],
    'desk_add_customer',
    { firstName: 'Jane', lastName: 'Doe', email: 'jane@acme.example', newsletter: true },
  ],
  [
    ['register customer Jane Doe, CTO at Acme Ltd, jane@acme.example, based in Boston'],
    'desk_add_customer',
    {
      firstName: 'Jane',
      lastName: 'Doe',
      email: 'jane@acme.example',
      jobTitle: 'CTO',
      company: 'Acme Ltd',
      address: { city: 'Boston' },
    },
  ],
  [
    ['add a new customer called Jane Doe whose email is jane@acme.example and with a credit of $50'],
    'desk_add_customer',
    { firstName: 'Jane', lastName: 'Doe', email: 'jane@acme.example', credit: 50 },
  ],
  [
    [
      'create customer {"firstName": "Jane", "lastName": "Doe", "email": "jane@acme.example", "address": {"city": "Boston"}}',
    ],
    'desk_add_customer',
    { firstName: 'Jane', lastName: 'Doe', email: 'jane@acme.example', address: { city: 'Boston' } },
  ],
  [
    ['add a customer', 'Jane', 'Doe', 'jane@acme.example'],
    'desk_add_customer',
    { firstName: 'Jane', lastName: 'Doe', email: 'jane@acme.example' },
  ],
  [
    ['add a customer', 'Jane Doe', 'jane@acme.example'],
    'desk_add_customer',
    { firstName: 'Jane', lastName: 'Doe', email: 'jane@acme.example' },
  ],
  [
    ['open a ticket for Ann Weaver: "Mouse dead", high urgency, due tomorrow'],
    'desk_open_ticket',
    { subject: 'Mouse dead', customerId: 1, urgency: 'high', dueOn: '2025-05-15' },
  ],
  [
    ['create a ticket "Mouse dead" for customer 3, assigned to Tessa Quill'],
    'desk_open_ticket',
    { subject: 'Mouse dead', customerId: 3, agentId: 2 },
  ],
  [
    ['log a new ticket called "Mouse dead" for Mary Holt with tags mouse and desk'],
    'desk_open_ticket',
    { subject: 'Mouse dead', customerId: 3, tags: ['mouse', 'desk'] },
  ],
  [['create a ticket for Mary Holt', 'Mouse dead'], 'desk_open_ticket', { subject: 'Mouse dead', customerId: 3 }],
  [
    ['create a ticket "Mouse dead" for Mary Holt', 'no, the customer is Ann Weaver'],
    'desk_open_ticket',
    { subject: 'Mouse dead', customerId: 1 },
  ],
  [
    ['create a ticket "Mouse dead" for Mary Holt', 'and make the urgency high'],
    'desk_open_ticket',
    { subject: 'Mouse dead', customerId: 3, urgency: 'high' },
  ],
  [
    ['create a ticket "Mouse dead" for Mary Holt', 'actually, set the subject to "Mouse lost"'],
    'desk_open_ticket',
    { subject: 'Mouse lost', customerId: 3 },
  ],
  [
    ['create a shipment for John Pike with 2 Blue Cable and 1 Wide Monitor'],
    'desk_create_shipment',
    {
      customerId: 2,
      lines: [
        { partSku: 'CB-10', quantity: 2 },
        { partSku: 'MN-02', quantity: 1 },
      ],
    },
  ],
  [
    ['create a shipment of three Quiet Keyboards for Mary Holt'],
    'desk_create_shipment',
    { customerId: 3, lines: [{ partSku: 'KB-77', quantity: 3 }] },
  ],
  [
    ['add customers Max Roe (max@roe.example) and Eve Lund (eve@lund.example)'],
    'desk_add_customer',
    {
      calls: [
        { firstName: 'Max', lastName: 'Roe', email: 'max@roe.example' },
        { firstName: 'Eve', lastName: 'Lund', email: 'eve@lund.example' },
      ],
    },
  ],
  [
    ['schedule a meeting called Retro on 22 May 2025 in room Birch'],
    'rooms_create_meeting',
    { title: 'Retro', starts_on: '2025-05-22', room: 'Birch' },
  ],
]

/** Messages that must propose nothing, the code of the answer and what it says. */
export const REFUSED: [messages: string[], code: string, said: RegExp][] = [
  // What is assigned to somebody is not called so.
  [['assign customer 1 to Peter'], 'NEEDS_INPUT', /[Nn]othing was changed/],
  [['delete customer Mary Holt and her tickets'], 'NOT_FOUND', /“tickets”/],
  [['create a customer and a ticket'], 'NEEDS_INPUT', /“ticket”/],
  [['close the ticket'], 'NEEDS_INPUT', /Which ticket/],
  [['close everything'], 'NEEDS_INPUT', /nothing was changed/i],
  [['delete all'], 'NOT_AVAILABLE', /what to delete/],
  [['delete ticket 1 or 2'], 'AMBIGUOUS', /Which one/],
  [['delete ticket 1 but not ticket 2'], 'NEEDS_INPUT', /“not”/],
  [['close ticket 1 unless it is escalated'], 'NEEDS_INPUT', /“unless”/],
  [['ticket 1 urgency low, ticket 3 urgency high'], '', /./],
  [['i want to change the urgency of ticket 1'], 'NEEDS_INPUT', /nothing was changed/i],
  [['set the state of ticket 1 to solved'], 'NEEDS_INPUT', /solved.*open, in_progress, waiting, closed/],
  [['set the estimate of ticket 1 to 80'], 'NEEDS_INPUT', /at most 40/],
  [['set the estimate of ticket 1 to soon'], 'NEEDS_INPUT', /soon.*number/],
  [['set the email of Ann Weaver to nowhere'], 'NEEDS_INPUT', /nowhere.*e-mail/],
  [['set the colour of ticket 1 to red'], 'NEEDS_INPUT', /colour/],
  [['set the agent of ticket 1 to Zorro'], 'NEEDS_INPUT', /no agent called “Zorro”/],
  [['assign ticket 4 to Bob'], 'AMBIGUOUS', /Bob Marsh.*Bob Ferris/],
  [['remove the phone of John'], 'AMBIGUOUS', /John Pike.*John Reed/],
  [['delete the customer John'], 'AMBIGUOUS', /2 such customers/],
  [['delete ticket 99'], 'NOT_FOUND', /99/],
  [['clear the subject of ticket 1'], 'NEEDS_INPUT', /cannot be emptied/],
  [['delete the subject of ticket 1'], 'NEEDS_INPUT', /subject/],
  [['increase the subject of ticket 1 by 3'], 'NEEDS_INPUT', /no number/],
  [['increase the estimate of ticket 4 by 3'], 'NEEDS_INPUT', /no estimate yet/],
  [['update all tickets with state open'], 'NEEDS_INPUT', /nothing was changed/i],
  [['update all tickets that are open'], 'NEEDS_INPUT', /nothing was changed/i],
  [['set all tickets'], 'NEEDS_INPUT', /nothing was changed/i],
  [['change ticket 1'], 'NEEDS_INPUT', /What should I change/],
  [['ticket 1 was closed yesterday by mistake'], '', /./],
  [['create a shipment for Mary Holt'], 'NEEDS_INPUT', /lines/],
  [['add customers Max Roe and Eve Lund'], 'NEEDS_INPUT', /email/],
  [['create a customer Jane Doe, jane@acme.example, shoe size 42'], 'NEEDS_INPUT', /could not place/],
  [['create a ticket "Mouse dead" for Mary Holt with colour red'], 'NEEDS_INPUT', /could not place/],
  [['delete agent Bob Marsh'], 'NOT_AVAILABLE', /agents of desk cannot be deleted/],
  [['set the urgency of the tickets of nobody to high'], '', /./],
]

/** Messages that ask for no change, whatever verbs they hold. */
export const READS: string[] = [
  'do not close ticket 1',
  'should I close ticket 1?',
  'if ticket 1 is open, close it',
  'which tickets are closed?',
  'is ticket 2 closed now?',
  'how many tickets have been closed?',
  'show closed tickets',
  'new tickets this month',
  'tickets that should be closed',
  'what was changed on ticket 1?',
  'open tickets',
  'list the tickets assigned to Tessa Quill',
  'when is ticket 1 due?',
  'who is the agent of ticket 3?',
  'tickets updated this week',
  'closing tickets of Ann Weaver',
  'active agents of the Hardware team',
  'newsletter customers in Dayton',
  'newsletter people in Dayton',
  'open tickets from Ann Weaver',
  'empty shipments from May',
]
