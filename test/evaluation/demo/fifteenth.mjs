// A fifteenth set by a writer who had not seen the engine, frozen before it was first asked: what sales people, managers and analysts type,
// in the register and the spread of categories of the development questions, with other fields, values and combinations.
export default kit => {
  const { absent, all, alone, at, avg, below, clarify, closesBefore, count, created, cut, dayAs, dayName, day, distinct, either, figures, fullName, isOpen, largest, lateDay, mapBy, max, min, misspell, money, month, monthAs, monthName, nowrite, nth, num, numbered, ordered, pct, pending, rank, record, refuse, removed, set, sized, sizedPair, smallest, smalltalk, stateAs, stateName, sum, temp, text, thread, topGroup, unknown, updated, usd, using, values, year, yes } = kit // oxfmt-ignore
  const q = numbered('fifteenth-')

  // Accounts and people whose name is theirs alone in both systems.
  const territory = f => alone(f.all, 'name', f.acc)
  const ours = f => territory(f).filter(a => !a.is_third_party)
  const partners = f => territory(f).filter(a => a.is_third_party)
  const customers = f => alone(f.acc, 'name', f.all)
  const prospects = f => alone(f.leads, fullName, f.con, f.tc)
  const people = f => alone(f.con, fullName, f.leads, f.tc)
  const fits = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  const best = (found, answer) => either(found.items.map(answer))

  const staged = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => staged(f, 'closed-won')
  const lost = f => staged(f, 'closed-lost')
  const open = f => f.opp.filter(isOpen)
  const leadsWith = (f, field, value) => f.leads.filter(l => l[field] === value)
  const accountsWith = (f, field, value) => f.acc.filter(a => a[field] === value)
  const inRegion = (f, list, region) => list.filter(o => f.A(o.account_id)?.region === region)
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const titled = (list, title) => list.filter(c => c.job_title === title)
  const inState = (list, s) => list.filter(a => a.state === s)
  const createdIn = r => String(r.created_at).slice(0, 7)
  const outcome = s => ({ alt: [s, s.replace('closed-', ''), s.replace('closed-', 'closed ')] })
  const the = name => (/^(United|Nether|Phil)/.test(name) ? `the ${name}` : name)

  return [
    // ------------------------------------------------------------ list
    q('list', ...using(f => [fits(partners(f), a => f.tcOf(a).length > 1, 17)], (f, a) => `Pull up the contacts we have for ${a.name}.`, (f, a) => set(f.tcOf(a)))), // oxfmt-ignore
    q('list', 'What countries are our CRM accounts in?', f => values(f.acc, 'country')),
    q('list', 'In which states do I have accounts?', f => values(f.mine, 'state', stateAs)),
    q('list', ...using(f => [fits(customers(f), a => distinct(f.conOf(a), 'department').length > 3, 209)], (f, a) => `Which departments do our CRM contacts at ${a.name} come from?`, (f, a) => values(f.conOf(a), 'department'))), // oxfmt-ignore
    q('list', ...using(f => [fits(customers(f), a => f.oppOf(a).length > 5 && f.oppOf(a).length < 12, 131)], (f, a) => `Show me all the deals we have with ${a.name}.`, (f, a) => set(f.oppOf(a)))), // oxfmt-ignore

    // ------------------------------------------------------------ filter
    q('filter', ...using(f => [nth(f.third, 'state', 2)], (f, s) => `I'd like to see the third-party accounts from ${stateName(s)}.`, (f, s) => set(inState(f.third, s)))), // oxfmt-ignore
    q('filter', ...using(f => sizedPair(f.leads, 'industry', 'source', 6, 20, 11), (f, i, s) => `Show me the ${i} leads that came in through ${s}.`, (f, i, s, list) => set(list))), // oxfmt-ignore
    q('filter', ...using(f => { const a = fits(customers(f), x => f.conOf(x).length > 5 && rank(f.conOf(x), 'department')[0].n > 1, 83); return [a, rank(f.conOf(a), 'department')[0]] }, (f, a, g) => `Which of the contacts at ${a.name} work in ${g.key}?`, (f, a, g) => set(g.items))), // oxfmt-ignore
    q('filter', ...using(f => sizedPair(f.acc, 'industry', 'country', 4, 12, 8), (f, i, c) => `Which ${i} accounts do we have in ${the(c)}?`, (f, i, c, list) => set(list))), // oxfmt-ignore
    q('filter', ...using(f => [nth(f.mine, 'state', 0), nth(f.mine, 'state', 1)], (f, s, t) => `List all of my accounts except the ones in ${stateName(s)} and ${stateName(t)}.`, (f, s, t) => set(f.mine.filter(a => ![s, t].includes(a.state))))), // oxfmt-ignore
    q('filter', ...using(f => [nth(f.leads, 'source', 9)], (f, s) => `Which leads from ${s} are in proposal or in negotiation?`, (f, s) => set(leadsWith(f, 'source', s).filter(l => ['proposal', 'negotiation'].includes(l.status))))), // oxfmt-ignore
    q('filter', ...using(f => [fits(customers(f), a => f.oppOf(a).filter(o => o.stage === 'closed-lost').length > 1, 268)], (f, a) => `Which deals with ${a.name} did we lose?`, (f, a) => set(f.oppOf(a).filter(o => o.stage === 'closed-lost')))), // oxfmt-ignore

    // ------------------------------------------------------------ count
    q('count', ...using(f => [nth(f.acc, 'country', 8)], (f, c) => `How many CRM accounts do we have in ${the(c)}?`, (f, c) => count(accountsWith(f, 'country', c).length))), // oxfmt-ignore
    q('count', 'How many of our leads ended up as closed-lost?', f =>
      count(leadsWith(f, 'status', 'closed-lost').length),
    ),
    q('count', 'How many accounts are in the Tech Transformation campaign?', f => count(f.tech.length)),
    q('count', ...using(f => [nth(f.leads, 'industry', 2)], (f, i) => `How many ${i} leads have already been contacted?`, (f, i) => count(leadsWith(f, 'industry', i).filter(l => l.status === 'contacted').length))), // oxfmt-ignore
    q('count', 'How many different companies do our leads come from?', f => count(distinct(f.leads, 'company').length)),

    // ------------------------------------------------------------ top
    q('top', 'Which of the opportunities in negotiation is worth the most?', f => largest(staged(f, 'negotiation'), 'value')), // oxfmt-ignore
    q('top', 'What are my 5 smallest accounts in terms of revenue?', f => ordered(f.mine, 'revenue', { n: 5, up: true })), // oxfmt-ignore
    q('top', 'Which region has the highest total annual revenue?', f => topGroup(f.acc, 'region', { by: g => sum(g.items, 'annual_revenue') })), // oxfmt-ignore
    q('top', 'What is the most common job title among our leads?', f => topGroup(f.leads, 'job_title')),
    q('top', ...using(f => [nth(f.leads, 'industry', 16)], (f, i) => `Give me the 4 leads with the highest score in the ${i} industry.`, (f, i) => ordered(leadsWith(f, 'industry', i), 'score', { n: 4 }))), // oxfmt-ignore
    q('top', 'What is the second biggest deal we have won?', f => largest(won(f), 'value', { i: 1 })),

    // ------------------------------------------------------------ aggregate
    q('aggregate', "What's the average deal size of our closed-won opportunities?", f => money(avg(won(f), 'value'))),
    q('aggregate', 'What percentage of the closed opportunities did we win?', f => pct((100 * won(f).length) / (won(f).length + lost(f).length))), // oxfmt-ignore
    q('aggregate', ...using(f => [nth(f.mine, 'state', 1)], (f, s) => `How much revenue do my accounts in ${stateName(s)} make together?`, (f, s) => money(sum(inState(f.mine, s), 'revenue')))), // oxfmt-ignore
    q('aggregate', 'What is the lowest score among the qualified leads from Referral?', f => count(min(leadsWith(f, 'source', 'Referral').filter(l => l.status === 'qualified'), 'score'), { field: 'score', zero: true })), // oxfmt-ignore
    q('aggregate', ...using(f => [nth(f.acc, 'industry', 5)], (f, i) => `What is the average number of employees of our ${i} accounts?`, (f, i) => num(avg(accountsWith(f, 'industry', i), 'employee_count')))), // oxfmt-ignore
    q('aggregate', 'How much are all of our open opportunities worth in total?', f => money(sum(open(f), 'value'))),

    // ------------------------------------------------------------ group
    q('group', 'How many deals do we have in each stage?', f => mapBy(f.opp, 'stage')),
    q('group', 'Average lead score by source', f => mapBy(f.leads, 'source', g => avg(g, 'score'))),
    q('group', 'Give me the total revenue of my accounts by state.', f => mapBy(f.mine, 'state', g => sum(g, 'revenue'), { as: stateAs })), // oxfmt-ignore
    q('group', 'What is the total value of our open opportunities in each region?', f => mapBy(open(f), o => f.A(o.account_id)?.region, g => sum(g, 'value'))), // oxfmt-ignore

    // ------------------------------------------------------------ compare
    q('compare', ...using(f => [nth(f.acc, 'country', 4), nth(f.acc, 'country', 3)], (f, a, b) => `Do we have more CRM accounts in ${the(a)} or in ${the(b)}?`, (f, a, b) => topGroup(f.acc.filter(x => [a, b].includes(x.country)), 'country'))), // oxfmt-ignore
    q('compare', 'Did we win or lose more deals?', f => topGroup([...won(f), ...lost(f)], 'stage', { as: outcome })),
    q('compare', 'Are our won deals worth more on average than the lost ones?', f => yes(avg(won(f), 'value') > avg(lost(f), 'value'))), // oxfmt-ignore
    q('compare', 'How many more leads did we get from Website than from Partner?', f => count(leadsWith(f, 'source', 'Website').length - leadsWith(f, 'source', 'Partner').length, { abs: true })), // oxfmt-ignore

    // ------------------------------------------------------------ join
    q('join', ...using(f => [fits(f.opp, o => primary(f, f.A(o.account_id)).length === 1, 2750)], (f, o) => `Who is the primary contact of the account behind opportunity ${o.id}?`, (f, o) => set(primary(f, f.A(o.account_id))))), // oxfmt-ignore
    q('join', 'Which of my accounts have a Chief Financial Officer among their contacts?', f => set(f.mine.filter(a => titled(f.tcOf(a), 'Chief Financial Officer').length))), // oxfmt-ignore
    q('join', ...using(f => [fits(rank(f.acc, 'country').filter(g => g.n > 15), g => g.items.filter(a => !f.oppOf(a).some(isOpen)).length > 1, 5)], (f, g) => `Which CRM accounts in ${the(g.key)} have no open opportunities?`, (f, g) => set(g.items.filter(a => !f.oppOf(a).some(isOpen))))), // oxfmt-ignore
    q('join', ...using(f => [nth(f.acc, 'industry', 4)], (f, i) => `How many deals did we lose with ${i} accounts?`, (f, i) => count(lost(f).filter(o => f.A(o.account_id)?.industry === i).length))), // oxfmt-ignore
    q('join', ...using(f => [nth(f.acc, 'country', 19), nth(f.con, 'department', 6)], (f, c, d) => `List the CRM contacts from the ${d} department at our accounts in ${the(c)}.`, (f, c, d) => set(accountsWith(f, 'country', c).flatMap(f.conOf).filter(x => x.department === d)))), // oxfmt-ignore
    q('join', ...using(f => [nth(f.acc, 'country', 1)], (f, c) => `What is the average value of the opportunities at ${c === 'Canada' ? 'Canadian accounts' : `accounts in ${the(c)}`}?`, (f, c) => money(avg(accountsWith(f, 'country', c).flatMap(f.oppOf), 'value')))), // oxfmt-ignore
    q('join', 'Which industry has brought in the most money from won deals?', f => topGroup(won(f), o => f.A(o.account_id)?.industry, { by: g => sum(g.items, 'value') })), // oxfmt-ignore
    q('join', ...using(f => [fits(rank(f.mine.flatMap(f.tcOf), 'job_title'), g => g.n > 4, 1).key, nth(f.mine, 'state', 0)], (f, t, s) => `What are the e-mail addresses of the contacts with the title ${t} at my ${stateName(s)} accounts?`, (f, t, s) => set(titled(inState(f.mine, s).flatMap(f.tcOf), t)))), // oxfmt-ignore

    // ------------------------------------------------------------ lookup
    q('lookup', ...using(f => [at(f.opp, 6123)], (f, o) => `When is opportunity ${o.id} supposed to close?`, (f, o) => text(dayAs(day(o)), { field: 'close_date' }))), // oxfmt-ignore
    q('lookup', ...using(f => [fits(customers(f), a => a.phone, 355)], (f, a) => `What's the phone number of ${a.name}?`, (f, a) => text(a.phone, { field: 'phone', phone: true }))), // oxfmt-ignore
    q('lookup', ...using(f => [at(open(f), 1207)], (f, o) => `What is the probability of opportunity ${o.id}?`, (f, o) => pct(100 * o.probability, { field: 'probability' }))), // oxfmt-ignore
    q('lookup', ...using(f => [fits(prospects(f), l => l.company, 402)], (f, l) => `What company does the lead ${fullName(l)} work for?`, (f, l) => text(l.company, { field: 'company' }))), // oxfmt-ignore
    q('lookup', ...using(f => [fits(people(f), c => c.department, 610)], (f, c) => `Show me what we have on the CRM contact ${fullName(c)}.`, (f, c) => record(c))), // oxfmt-ignore
    q('lookup', ...using(f => [fits(alone(f.tc, 'name', f.con.map(c => ({ name: fullName(c) })), f.leads.map(l => ({ name: fullName(l) }))), c => f.T(c.account_id), 63)], (f, c) => `Which account does the territory contact ${c.name} belong to?`, (f, c) => record(f.T(c.account_id)))), // oxfmt-ignore

    // ------------------------------------------------------------ date
    q('date', ...using(f => [sized(open(f), day, 4, 12, 40)], (f, g) => `Which open opportunities close on ${dayName(g.key)}?`, (f, g) => set(g.items))), // oxfmt-ignore
    q('date', ...using(f => [nth(f.leads, createdIn, 2)], (f, m) => `How many leads were created in ${monthName(m)}?`, (f, m) => count(f.leads.filter(l => createdIn(l) === m).length))), // oxfmt-ignore
    q('date', ...using(f => [nth(won(f), month, 3)], (f, m) => `What is the total value of the deals we won in ${monthName(m)}?`, (f, m) => money(sum(won(f).filter(o => month(o) === m), 'value')))), // oxfmt-ignore
    q('date', ...using(f => [lateDay(staged(f, 'proposal'), 0.985)], (f, d) => `Which deals in the proposal stage have a close date before ${dayName(d)}?`, (f, d) => set(staged(f, 'proposal').filter(closesBefore(d))))), // oxfmt-ignore
    q('date', 'Which CRM account was created first?', f => smallest(f.acc, 'created_at')),
    q('date', ...using(f => [nth(lost(f), year, 0)], (f, y) => `How many opportunities did we lose in each month of ${y}?`, (f, y) => mapBy(lost(f).filter(o => year(o) === y), month, undefined, { as: monthAs }))), // oxfmt-ignore

    // ------------------------------------------------------------ threshold
    q('threshold', 'Which of my accounts make less than $1M in revenue?', f => set(f.mine.filter(below('revenue', 1e6)))), // oxfmt-ignore
    q('threshold', ...using(f => { const i = nth(f.acc, 'industry', 9); return [i, cut(accountsWith(f, 'industry', i), 'employee_count', 0.7)] }, (f, i, n) => `Show me the ${i} accounts with more than ${n} employees.`, (f, i, n) => set(accountsWith(f, 'industry', i).filter(a => a.employee_count > n)))), // oxfmt-ignore
    q('threshold', ...using(f => [cut(staged(f, 'qualification'), 'value', 0.8)], (f, v) => `How many deals in qualification are worth ${usd(v)} or more?`, (f, v) => count(staged(f, 'qualification').filter(o => o.value >= v).length))), // oxfmt-ignore
    q('threshold', ...using(f => [nth(f.leads, 'source', 7)], (f, s) => `Which leads with the source ${s} have a score above 90?`, (f, s) => set(leadsWith(f, 'source', s).filter(l => l.score > 90)))), // oxfmt-ignore

    // ------------------------------------------------------------ follow-ups
    q('followup', thread(f => { const s = nth(f.mine, 'state', 2); return [s, largest(inState(f.mine, s), 'revenue')] }, [
      [(f, s) => `Which accounts do I have in ${stateName(s)}?`, (f, s) => set(inState(f.mine, s))],
      ['Which of them is the biggest by revenue?', (f, s, top) => top],
      ['Who are our contacts there?', (f, s, top) => best(top, a => set(f.tcOf(a)))],
    ]), {}), // oxfmt-ignore
    q('followup', [
      ['How many deals have we lost so far?', f => count(lost(f).length)],
      ['And how many have we won?', f => count(won(f).length)],
      ['What is the average value of those?', f => money(avg(won(f), 'value'))],
    ]),
    q('followup', thread(f => { const a = fits(customers(f), x => primary(f, x).length === 1 && primary(f, x)[0].phone, 444); return [a, primary(f, a)[0]] }, [
      [(f, a) => `Who is the primary contact at ${a.name}?`, (f, a, c) => set([c])],
      ["What's their phone number?", (f, a, c) => text(c.phone, { field: 'phone', phone: true })],
      ['And their job title?', (f, a, c) => text(c.job_title, { field: 'job_title' })],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => { const i = nth(f.leads, 'industry', 17), list = leadsWith(f, 'industry', i); return [i, list, list.filter(l => l.score > 75)] }, [
      [(f, i) => `Show me the leads in the ${i} industry.`, (f, i, list) => set(list)],
      ['Only the ones with a score over 75, please.', (f, i, list, good) => set(good)],
      ['Which one of them scores highest?', (f, i, list, good) => largest(good, 'score')],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => [nth(f.acc, 'region', 1), nth(f.acc, 'region', 4)], [
      [(f, a) => `What is the total value of the open opportunities in ${a}?`, (f, a) => money(sum(inRegion(f, open(f), a), 'value'))],
      [(f, a, b) => `And in ${b}?`, (f, a, b) => money(sum(inRegion(f, open(f), b), 'value'))],
      ['How many opportunities is that?', (f, a, b) => count(inRegion(f, open(f), b).length)],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => [[...f.mine].sort((a, b) => b.revenue - a.revenue).slice(0, 3)], [
      ['What are my top 3 accounts by revenue?', f => ordered(f.mine, 'revenue', { n: 3 })],
      ['What is their combined revenue?', (f, top) => money(sum(top, 'revenue'))],
      ['Which state is the first one in?', (f, top) => text(stateAs(top[0].state), { field: 'state' })],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => { const a = fits(customers(f), x => f.oppOf(x).length > 4 && f.oppOf(x).length < 12 && largest(f.oppOf(x), 'value').items.length === 1, 91); return [a, largest(f.oppOf(a), 'value').items[0]] }, [
      [(f, a) => `What opportunities do we have with ${a.name}?`, (f, a) => set(f.oppOf(a))],
      ['Which one is worth the most?', (f, a, o) => record(o)],
      ['When does it close?', (f, a, o) => text(dayAs(day(o)), { field: 'close_date' })],
    ]), {}), // oxfmt-ignore

    // ------------------------------------------------------------ write
    q('write', 'New lead please: Cosima Hartwell from Birchmere Test Optics, e-mail cosima.hartwell@example.com, phone +1-555-010-4411, source LinkedIn.',
      created('leads', { first_name: 'Cosima', last_name: 'Hartwell', company: 'Birchmere Test Optics', email: 'cosima.hartwell@example.com', phone: '+1-555-010-4411', source: 'LinkedIn' })), // oxfmt-ignore
    q('write', f => `Create a new opportunity for ${at(customers(f), 388).name}: name "Cold storage upgrade 2034", value $125,000, stage prospecting, close date 2027-09-30.`,
      f => created('opportunities', { name: 'Cold storage upgrade 2034', value: 125000, stage: 'prospecting', close_date: '2027-09-30', account_id: at(customers(f), 388).id })), // oxfmt-ignore
    q('write', 'Add a CRM account named Saltmarsh Test Bakery, industry Food & Beverage, city Lisbon, country Portugal.',
      created('accounts', { name: 'Saltmarsh Test Bakery', industry: 'Food & Beverage', city: 'Lisbon', country: 'Portugal' })), // oxfmt-ignore
    q('write', 'Raise the score of the lead Ferdinand Ashcombe to 88.', (f, m) => updated('leads', m.lead.id, { score: 88 }),
      { setup: { lead: temp('leads', { first_name: 'Ferdinand', last_name: 'Ashcombe', email: 'ferdinand.ashcombe@example.com', status: 'contacted', score: 52 }) } }), // oxfmt-ignore
    q('write', (f, m) => `We won opportunity ${m.deal.id}, so please set its stage to closed-won.`, (f, m) => updated('opportunities', m.deal.id, { stage: 'closed-won' }, { mayChange: ['probability'] }),
      { setup: { deal: temp('opportunities', { name: 'Placeholder deal Dunlin', stage: 'negotiation', value: 23400, probability: 0.8 }) } }), // oxfmt-ignore
    q('write', 'Change the job title of the CRM contact Hildegard Montclair to Finance Director and her department to Finance.', (f, m) => updated('contacts', m.contact.id, { job_title: 'Finance Director', department: 'Finance' }),
      { setup: { contact: temp('contacts', { first_name: 'Hildegard', last_name: 'Montclair', email: 'hildegard.montclair@example.com', job_title: 'Buyer', department: 'Procurement', is_primary: false }) } }), // oxfmt-ignore
    q('write', [
      ['Can you delete the CRM account Wrenfield Test Ceramics? Let me confirm it first though.', pending],
      ['Yes, delete it.', (f, m) => removed('accounts', m.account.id)],
    ], { setup: { account: temp('accounts', { name: 'Wrenfield Test Ceramics', email: 'info@wrenfield.example.com' }) } }), // oxfmt-ignore
    q('write', 'Set the score of lead 98989898 to 50.', () => all(nowrite({ insist: true }), unknown())),
    q('write', 'I need to update a lead.', () => all(nowrite(), clarify())),

    // ------------------------------------------------------------ missing
    q('missing', f => `How many employees does my territory account ${at(ours(f), 16).name} have?`, unknown),
    q('missing', 'Which of our CRM accounts renewed their contract last month?', unknown),
    q('missing', f => `Which sales rep is responsible for opportunity ${at(open(f), 2222).id}?`, unknown),
    q('missing', 'What commission do I get for the deals I have won?', unknown),

    // ------------------------------------------------------------ unknown
    q('unknown', f => `Who is the primary contact of ${absent(['Thistlecombe Robotics', 'Gadwall and Finch', 'Umberford Plastics'], [...f.all, ...f.acc].map(a => a.name))}?`, unknown), // oxfmt-ignore
    q('unknown', 'Show me the CRM contact with the id 96969696.', unknown),
    q('unknown', f => `What is the score of the lead ${absent(['Cornelius Pebblethwaite', 'Araminta Snodgrove', 'Horatio Bixworthy'], [...f.tc, ...f.con, ...f.leads].map(fullName))}?`, unknown), // oxfmt-ignore

    // ------------------------------------------------------------ ambiguous
    q('ambiguous', 'Who is our biggest customer?', f =>
      either(largest(f.mine, 'revenue'), largest(f.all, 'revenue'), largest(f.acc, 'annual_revenue'), largest(f.acc, 'employee_count'), largest(f.acc, a => sum(f.oppOf(a).filter(o => o.stage === 'closed-won'), 'value')), clarify())), // oxfmt-ignore
    q(
      'ambiguous',
      ...using(
        f => [nth(f.mine, 'state', 2)],
        (f, s) => `How many accounts do we have in ${stateName(s)}?`,
        (f, s) => {
          const [mine, third, crm] = [f.mine, f.third, f.acc].map(list => list.filter(a => [s, stateName(s)].includes(a.state)).length) // oxfmt-ignore
          return either([mine, mine + third, crm, mine + third + crm].map(value => count(value)), figures([count(mine), count(third)]), figures([count(mine + third), count(crm)]), figures([count(mine), count(crm)]), clarify()) // oxfmt-ignore
        },
      ),
    ),

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Hi there, nice to meet you!', smalltalk),
    q('smalltalk', 'Cheers, you saved me a lot of time today', smalltalk),

    // ------------------------------------------------------------ browser
    q('browser', 'Go to salesforce.com and log me in', refuse),
    q('browser', 'Press the submit button on this web page', refuse),

    // ------------------------------------------------------------ casual
    q('casual', ...using(f => [fits(customers(f), a => primary(f, a).length === 1 && misspell(a.name) !== a.name, 177)], (f, a) => `whos the primary contact at ${misspell(a.name).toLowerCase()}`, (f, a) => set(primary(f, a)))), // oxfmt-ignore
    q('casual', f => `need a list of my accts in ${stateName(nth(f.mine, 'state', 3)).toLowerCase()} pls`, f => set(inState(f.mine, nth(f.mine, 'state', 3)))), // oxfmt-ignore
    q('casual', 'So my boss just asked me how many leads we have got from trade shows and I have no idea, can you check that for me real quick?', f => count(leadsWith(f, 'source', 'Trade Show').length)), // oxfmt-ignore
    q('casual', 'AVERAGE VALUE OF DEALS IN NEGOTIATION???', f => money(avg(staged(f, 'negotiation'), 'value'))),

    // ------------------------------------------------------------ multi-intent
    q('multi', 'How many accounts do I have, and what is their total revenue?', f => figures([count(f.mine.length), money(sum(f.mine, 'revenue'))])), // oxfmt-ignore
    q('multi', 'What are the lowest, the highest and the average score of our leads?', f => figures([count(min(f.leads, 'score'), { zero: true }), count(max(f.leads, 'score')), num(avg(f.leads, 'score'))])), // oxfmt-ignore
    q('multi', ...using(f => [fits(customers(f), a => f.oppOf(a).filter(isOpen).length > 2 && !f.oppOf(a).every(isOpen), 229)], (f, a) => `Show me the open opportunities of ${a.name} and tell me their total value.`, (f, a) => set(f.oppOf(a).filter(isOpen), { says: [money(sum(f.oppOf(a).filter(isOpen), 'value'))] }))), // oxfmt-ignore

    // ------------------------------------------------------------ complete
    q('complete', ...using(f => [rank(f.acc, 'industry')[0]], (f, g) => `Give me every CRM account in the ${g.key} industry.`, (f, g) => set(g.items, { complete: true }))), // oxfmt-ignore
    q('complete', ...using(f => [rank(f.con, 'department').at(-1)], (f, g) => `I need the full list of the CRM contacts in the ${g.key} department.`, (f, g) => set(g.items, { complete: true }))), // oxfmt-ignore
    q('complete', 'How many opportunities are there altogether in the CRM?', f =>
      count(f.opp.length, { complete: true }),
    ),
  ]
}
