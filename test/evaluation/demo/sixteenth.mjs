// A sixteenth set by a writer who had not seen the engine, frozen before it was first asked: what sales people, managers and analysts type,
// in the register and the spread of categories of the development questions, with other fields, values and combinations.
export default kit => {
  const { absent, all, alone, at, avg, below, between, clarify, count, created, cut, day, dayName, distinct, either, figures, fullName, isOpen, largest, mapBy, max, median, misspell, money, month, monthName, nowrite, nth, numbered, ordered, pct, pending, quarter, quarterName, rank, record, refuse, removed, set, short, sized, sizedPair, smalltalk, smallest, stateAs, stateName, sum, temp, text, thread, topGroup, unknown, updated, usd, using, values, year, yes } = kit // oxfmt-ignore
  const q = numbered('sixteenth-')

  // Accounts and people whose name is theirs alone in both systems.
  const territory = f => alone(f.all, 'name', f.acc)
  const ours = f => territory(f).filter(a => !a.is_third_party)
  const partners = f => territory(f).filter(a => a.is_third_party)
  const customers = f => alone(f.acc, 'name', f.all)
  const prospects = f => alone(f.leads, fullName, f.con, f.tc)
  const known = f => alone(f.tc, fullName, f.con, f.leads)
  const fits = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  const best = (found, answer) => either(found.items.map(answer))

  const staged = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => staged(f, 'closed-won')
  const lost = f => staged(f, 'closed-lost')
  const open = f => f.opp.filter(isOpen)
  const leadsWith = (f, field, value) => f.leads.filter(l => l[field] === value)
  const accountsWith = (f, field, value) => f.acc.filter(a => a[field] === value)
  const dealsWith = (f, a, stage) => f.oppOf(a).filter(o => o.stage === stage)
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const inState = (list, s) => list.filter(a => a.state === s)
  const createdIn = r => String(r.created_at).slice(0, 7)
  const staging = s => ({ alt: [s, s.replace('closed-', ''), s.replace('closed-', 'closed ')] })
  const the = name => (/^(United|Nether|Phil)/.test(name) ? `the ${name}` : name)

  return [
    // ------------------------------------------------------------ list
    q('list', ...using(f => [fits(ours(f), a => f.tcOf(a).length > 2, 9)], (f, a) => `Who do we know at ${a.name}?`, (f, a) => set(f.tcOf(a)))), // oxfmt-ignore
    q('list', 'Which accounts did we put into the High Value Outreach campaign?', f => set(f.high)),
    q('list', 'What are the different sources of our leads?', f => values(f.leads, 'source')),
    q('list', ...using(f => [fits(partners(f), a => distinct(f.tcOf(a), 'job_title').length > 2, 4)], (f, a) => `What job titles do our contacts at ${a.name} have?`, (f, a) => values(f.tcOf(a), 'job_title'))), // oxfmt-ignore
    q('list', ...using(f => [sized(f.leads, 'company', 2, 4, 21)], (f, g) => `Which leads do we have from ${g.key}?`, (f, g) => set(g.items))), // oxfmt-ignore

    // ------------------------------------------------------------ filter
    q('filter', ...using(f => [nth(f.mine, 'state', 4), nth(f.mine, 'state', 3)], (f, s, t) => `Which of my accounts are in ${stateName(s)} or ${stateName(t)}?`, (f, s, t) => set(f.mine.filter(a => [s, t].includes(a.state))))), // oxfmt-ignore
    q('filter', ...using(f => sizedPair(f.leads, 'industry', 'job_title', 6, 15, 7), (f, i, t) => `Which ${i} leads have the job title ${t}?`, (f, i, t, list) => set(list))), // oxfmt-ignore
    q('filter', ...using(f => sizedPair(f.acc, 'city', 'industry', 2, 6, 5), (f, c, i) => `Which CRM accounts in ${c} are in the ${i} industry?`, (f, c, i, list) => set(list))), // oxfmt-ignore
    q('filter', ...using(f => [fits(customers(f), a => dealsWith(f, a, 'proposal').length > 1 && f.oppOf(a).length > 6, 38)], (f, a) => `Which of the deals with ${a.name} are in the proposal stage?`, (f, a) => set(dealsWith(f, a, 'proposal')))), // oxfmt-ignore
    q('filter', ...using(f => [nth(f.third, 'state', 0), nth(f.third, 'state', 1)], (f, s, t) => `All third-party accounts apart from the ones in ${stateName(s)} and ${stateName(t)}`, (f, s, t) => set(f.third.filter(a => ![s, t].includes(a.state))))), // oxfmt-ignore
    q('filter', ...using(f => [nth(f.leads, 'source', 8)], (f, s) => `Show the leads from ${s} that we have lost.`, (f, s) => set(leadsWith(f, 'source', s).filter(l => l.status === 'closed-lost')))), // oxfmt-ignore
    q('filter', ...using(f => [nth(f.acc, 'industry', 17), nth(f.acc, 'region', 0)], (f, i, r) => `Which ${i} accounts do we have outside of ${r}?`, (f, i, r) => set(accountsWith(f, 'industry', i).filter(a => a.region !== r)))), // oxfmt-ignore

    // ------------------------------------------------------------ count
    q('count', ...using(f => [nth(f.acc, 'city', 3)], (f, c) => `How many of our CRM accounts are based in ${c}?`, (f, c) => count(accountsWith(f, 'city', c).length))), // oxfmt-ignore
    q('count', ...using(f => [nth(f.con, 'job_title', 6)], (f, t) => `How many CRM contacts do we have with the job title ${t}?`, (f, t) => count(f.con.filter(c => c.job_title === t).length))), // oxfmt-ignore
    q('count', 'How many deals are sitting in prospecting?', f => count(staged(f, 'prospecting').length)),
    q('count', ...using(f => [fits(customers(f), a => f.conOf(a).length > 4, 61)], (f, a) => `How many people do we have on file at ${a.name}?`, (f, a) => count(f.conOf(a).length))), // oxfmt-ignore
    q('count', 'How many different industries do our leads work in?', f => count(distinct(f.leads, 'industry').length)),

    // ------------------------------------------------------------ top
    q('top', 'Who is our biggest third-party account in terms of revenue?', f => largest(f.third, 'revenue')),
    q('top', 'Which 4 job titles do our territory contacts have most often?', f => ordered(rank(f.tc, 'job_title'), 'n', { n: 4, as: g => g.key })), // oxfmt-ignore
    q('top', 'Which country has the second most CRM accounts?', f => text(rank(f.acc, 'country')[1].key, { field: 'country' })), // oxfmt-ignore
    q('top', 'Top 5 closed-lost opportunities by value', f => ordered(lost(f), 'value', { n: 5 })),
    q('top', 'Which of the new leads from Partner has the best score?', f => largest(leadsWith(f, 'source', 'Partner').filter(l => l.status === 'new'), 'score')), // oxfmt-ignore
    q('top', ...using(f => [nth(f.acc, 'country', 7)], (f, c) => `Which CRM account in ${the(c)} has the fewest employees?`, (f, c) => smallest(accountsWith(f, 'country', c), 'employee_count'))), // oxfmt-ignore

    // ------------------------------------------------------------ aggregate
    q('aggregate', 'What is the median value of our open deals?', f => money(median(open(f), 'value'))),
    q('aggregate', ...using(f => [nth(f.acc, 'industry', 3)], (f, i) => `What is the combined annual revenue of our ${i} accounts?`, (f, i) => money(sum(accountsWith(f, 'industry', i), 'annual_revenue')))), // oxfmt-ignore
    q('aggregate', 'What percentage of the leads from Website have we won?', f => pct((100 * leadsWith(f, 'source', 'Website').filter(l => l.status === 'closed-won').length) / leadsWith(f, 'source', 'Website').length)), // oxfmt-ignore
    q('aggregate', 'How much revenue do the High Value Outreach accounts make on average?', f => money(avg(f.high, 'revenue'))), // oxfmt-ignore
    q('aggregate', ...using(f => [nth(f.acc, 'country', 6)], (f, c) => `What is the highest annual revenue among our accounts in ${the(c)}?`, (f, c) => money(max(accountsWith(f, 'country', c), 'annual_revenue'), { field: 'annual_revenue' }))), // oxfmt-ignore
    q('aggregate', ...using(f => [nth(won(f), quarter, 3)], (f, k) => `How much are the deals we won in ${quarterName(k)} worth in total?`, (f, k) => money(sum(won(f).filter(o => quarter(o) === k), 'value')))), // oxfmt-ignore

    // ------------------------------------------------------------ group
    q('group', 'How many leads do we have per industry?', f => mapBy(f.leads, 'industry')),
    q('group', 'Average deal value by stage, please', f =>
      mapBy(f.opp, 'stage', g => avg(g, 'value'), { as: staging }),
    ),
    q('group', 'Count the third-party accounts by state.', f => mapBy(f.third, 'state', undefined, { as: stateAs })),
    q('group', 'How much annual revenue do our CRM accounts have in each region?', f => mapBy(f.acc, 'region', g => sum(g, 'annual_revenue'))), // oxfmt-ignore

    // ------------------------------------------------------------ compare
    q('compare', ...using(f => { const a = at(customers(f), 117); return [a, fits(customers(f), b => b.employee_count !== a.employee_count, 502)] }, (f, a, b) => `Who has more employees, ${a.name} or ${b.name}?`, (f, a, b) => largest([a, b], 'employee_count'))), // oxfmt-ignore
    q('compare', ...using(f => [rank(f.con, 'department').at(-1).key, rank(f.con, 'department').at(-2).key], (f, a, b) => `Are there more CRM contacts in ${a} or in ${b}?`, (f, a, b) => topGroup(f.con.filter(c => [a, b].includes(c.department)), 'department'))), // oxfmt-ignore
    q('compare', 'Do the leads from Referral have a higher average score than the leads from Cold Call?', f => yes(avg(leadsWith(f, 'source', 'Referral'), 'score') > avg(leadsWith(f, 'source', 'Cold Call'), 'score'))), // oxfmt-ignore
    q('compare', ...using(f => { const a = at(ours(f), 5); return [a, fits(ours(f), b => b.revenue < a.revenue, 8)] }, (f, a, b) => `How much more revenue does ${a.name} make than ${b.name}?`, (f, a, b) => money(a.revenue - b.revenue, { abs: true }))), // oxfmt-ignore

    // ------------------------------------------------------------ join
    q('join', ...using(f => [nth(f.mine, 'state', 4)], (f, s) => `Who are the contacts at my accounts in ${stateName(s)}?`, (f, s) => set(inState(f.mine, s).flatMap(f.tcOf)))), // oxfmt-ignore
    q('join', 'At which third-party accounts do we know a Data Scientist?', f => set(f.third.filter(a => f.tcOf(a).some(c => c.job_title === 'Data Scientist')))), // oxfmt-ignore
    q('join', ...using(f => [nth(f.acc, 'country', 15)], (f, c) => `Which deals in negotiation are with accounts in ${the(c)}?`, (f, c) => set(accountsWith(f, 'country', c).flatMap(a => dealsWith(f, a, 'negotiation'))))), // oxfmt-ignore
    q('join', ...using(f => [fits(rank(f.acc, 'country').filter(g => g.n > 8), g => best(largest(g.items, 'employee_count'), a => a).of.every(a => primary(f, a).length === 1), 3).key], (f, c) => `Who is the primary contact at the CRM account with the most employees in ${the(c)}?`, (f, c) => best(largest(accountsWith(f, 'country', c), 'employee_count'), a => set(primary(f, a))))), // oxfmt-ignore
    q('join', ...using(f => [nth(f.acc, 'industry', 11)], (f, i) => `What is the average value of the deals we won with ${i} accounts?`, (f, i) => money(avg(won(f).filter(o => f.A(o.account_id)?.industry === i), 'value')))), // oxfmt-ignore
    q('join', 'In which country have we won the most deals?', f => topGroup(won(f), o => f.A(o.account_id)?.country)),
    q('join', ...using(f => { const i = nth(f.acc, 'industry', 10); return [i, cut(staged(f, 'negotiation').filter(o => f.A(o.account_id)?.industry === i), 'value', 0.8)] }, (f, i, v) => `Which ${i} accounts have a deal in negotiation that is worth more than ${usd(v)}?`, (f, i, v) => set(accountsWith(f, 'industry', i).filter(a => dealsWith(f, a, 'negotiation').some(o => o.value > v))))), // oxfmt-ignore

    // ------------------------------------------------------------ lookup
    q('lookup', ...using(f => [at(known(f), 25)], (f, c) => `What is the job title of our territory contact ${c.name}?`, (f, c) => text(c.job_title, { field: 'job_title' }))), // oxfmt-ignore
    q('lookup', ...using(f => [at(ours(f), 20)], (f, a) => `What state is ${a.name} in?`, (f, a) => text(stateAs(a.state), { field: 'state' }))), // oxfmt-ignore
    q('lookup', ...using(f => [fits(customers(f), a => a.website, 271)], (f, a) => `What is the website of ${a.name}?`, (f, a) => text(a.website, { field: 'website' }))), // oxfmt-ignore
    q('lookup', ...using(f => [at(f.opp, 4044)], (f, o) => `What stage is opportunity ${o.id} in?`, (f, o) => text(staging(o.stage), { field: 'stage' }))), // oxfmt-ignore
    q('lookup', ...using(f => [at(customers(f), 640)], (f, a) => `How many people does ${a.name} employ?`, (f, a) => count(a.employee_count, { field: 'employee_count' }))), // oxfmt-ignore
    q('lookup', ...using(f => [fits(prospects(f), l => l.email, 188)], (f, l) => `Can you give me the e-mail address of the lead ${fullName(l)}?`, (f, l) => text(l.email, { field: 'email' }))), // oxfmt-ignore

    // ------------------------------------------------------------ date
    q('date', ...using(f => [nth(won(f), quarter, 1)], (f, k) => `How many deals did we win in the ${['first', 'second', 'third', 'fourth'][k.slice(6) - 1]} quarter of ${k.slice(0, 4)}?`, (f, k) => count(won(f).filter(o => quarter(o) === k).length))), // oxfmt-ignore
    q('date', ...using(f => [sized(f.acc, createdIn, 5, 25, 6)], (f, g) => `Which accounts were added to the CRM in ${monthName(g.key)}?`, (f, g) => set(g.items))), // oxfmt-ignore
    q('date', ...using(f => { const a = fits(customers(f), x => f.oppOf(x).length > 6 && rank(f.oppOf(x), year)[0].n > 2 && rank(f.oppOf(x), year).length > 1, 75); return [a, rank(f.oppOf(a), year)[0]] }, (f, a, g) => `Which deals with ${a.name} have a close date in ${g.key}?`, (f, a, g) => set(g.items))), // oxfmt-ignore
    q('date', 'Which of our open opportunities closes first?', f => smallest(open(f), day)),
    q('date', ...using(f => { const m = nth(open(f), month, 2); return [`${m}-10`, `${m}-20`, cut(open(f), 'value', 0.85)] }, (f, a, b, v) => `Show me the open deals over ${usd(v)} that close between ${dayName(a)} and ${dayName(b)}.`, (f, a, b, v) => either(between(open(f).filter(o => o.value > v), day, a, b).map(list => set(list, { none: !list.length }))))), // oxfmt-ignore
    q('date', 'How many leads were created in each year?', f => mapBy(f.leads, l => createdIn(l).slice(0, 4))),

    // ------------------------------------------------------------ threshold
    q('threshold', 'Which third-party accounts have more than $7M in revenue?', f => set(f.third.filter(a => a.revenue > 7e6))), // oxfmt-ignore
    q('threshold', ...using(f => [cut(f.acc, 'employee_count', 0.12)], (f, n) => `How many CRM accounts have fewer than ${n} employees?`, (f, n) => count(f.acc.filter(below('employee_count', n)).length))), // oxfmt-ignore
    q('threshold', ...using(f => [cut(leadsWith(f, 'status', 'negotiation'), 'score', 0.12)], (f, n) => `Which leads in negotiation have a score below ${n}?`, (f, n) => set(leadsWith(f, 'status', 'negotiation').filter(below('score', n))))), // oxfmt-ignore
    q('threshold', ...using(f => { const c = nth(f.acc, 'country', 10), list = accountsWith(f, 'country', c); return [c, cut(list, 'annual_revenue', 0.25, 1), cut(list, 'annual_revenue', 0.75, 1), list] }, (f, c, a, b) => `Which accounts in ${the(c)} have an annual revenue between $${short(a)} and $${short(b)}?`, (f, c, a, b, list) => either(between(list, 'annual_revenue', a, b).map(x => set(x))))), // oxfmt-ignore

    // ------------------------------------------------------------ follow-ups
    q('followup', thread(f => [rank(f.leads, 'source')[0]], [
      ['Which source do we get the most leads from?', f => topGroup(f.leads, 'source')],
      ['How many of those leads are qualified?', (f, g) => count(g.items.filter(l => l.status === 'qualified').length)],
      ['And how many of them are still new?', (f, g) => count(g.items.filter(l => l.status === 'new').length)],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => [nth(f.third, 'state', 1)], [
      [(f, s) => `How many third-party accounts do we have in ${stateName(s)}?`, (f, s) => count(inState(f.third, s).length)],
      ['List them, please.', (f, s) => set(inState(f.third, s))],
      ['Which of them has the lowest revenue?', (f, s) => smallest(inState(f.third, s), 'revenue')],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => [nth(f.acc, 'city', 11)], [
      [(f, c) => `Which CRM accounts do we have in ${c}?`, (f, c) => set(accountsWith(f, 'city', c))],
      ['How many employees do they have in total?', (f, c) => count(sum(accountsWith(f, 'city', c), 'employee_count'))],
      ['Which one has the most?', (f, c) => largest(accountsWith(f, 'city', c), 'employee_count')],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => [fits(customers(f), a => dealsWith(f, a, 'closed-won').length > 1 && dealsWith(f, a, 'closed-lost').length > 1, 57)], [
      [(f, a) => `Show me the deals we have won with ${a.name}.`, (f, a) => set(dealsWith(f, a, 'closed-won'))],
      ['And the ones we lost?', (f, a) => set(dealsWith(f, a, 'closed-lost'))],
      ['What is the total value of the lost ones?', (f, a) => money(sum(dealsWith(f, a, 'closed-lost'), 'value'))],
    ]), {}), // oxfmt-ignore
    q('followup', [
      ['How much is a lost deal worth on average?', f => money(avg(lost(f), 'value'))],
      ['And a deal that we won?', f => money(avg(won(f), 'value'))],
      ['What about the median of the won deals?', f => money(median(won(f), 'value'))],
    ]),
    q('followup', thread(f => [fits(prospects(f), l => l.phone && l.company, 730)], [
      [(f, l) => `Show me the lead ${fullName(l)}.`, (f, l) => record(l)],
      ['How can I reach them by phone?', (f, l) => text(l.phone, { field: 'phone', phone: true })],
      ['And which source did they come from?', (f, l) => text(l.source, { field: 'source' })],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => { const [m, s, list] = sizedPair(f.opp, month, 'stage', 5, 25, 9); return [m, s, list] }, [
      [(f, m, s) => `List the opportunities in ${s} that close in ${monthName(m)}.`, (f, m, s, list) => set(list)],
      ['Sort them by value, the biggest first.', (f, m, s, list) => ordered(list, 'value')],
      ['What is the account of the first one?', (f, m, s, list) => best(largest(list, 'value'), o => record(f.A(o.account_id)))],
    ]), {}), // oxfmt-ignore

    // ------------------------------------------------------------ write
    q('write', 'Please add a lead: Ottoline Fairbrass, Marketing Manager at Pellworth Test Foods, ottoline.fairbrass@example.com, source Referral.',
      created('leads', { first_name: 'Ottoline', last_name: 'Fairbrass', job_title: 'Marketing Manager', company: 'Pellworth Test Foods', email: 'ottoline.fairbrass@example.com', source: 'Referral' })), // oxfmt-ignore
    q('write', f => `Log a new deal with ${at(customers(f), 299).name}: "Warehouse lighting 2035", $86,500, stage qualification, close date 2027-03-15.`,
      f => created('opportunities', { name: 'Warehouse lighting 2035', value: 86500, stage: 'qualification', close_date: '2027-03-15', account_id: at(customers(f), 299).id })), // oxfmt-ignore
    q('write', f => `Add a CRM contact for ${at(customers(f), 512).name}: Barnabas Quillon, Supply Chain Manager, barnabas.quillon@example.com.`,
      f => created('contacts', { first_name: 'Barnabas', last_name: 'Quillon', job_title: 'Supply Chain Manager', email: 'barnabas.quillon@example.com', account_id: at(customers(f), 512).id })), // oxfmt-ignore
    q('write', 'Mark the lead Evangeline Thornbury as contacted.', (f, m) => updated('leads', m.lead.id, { status: 'contacted' }, { mayChange: ['score'] }),
      { setup: { lead: temp('leads', { first_name: 'Evangeline', last_name: 'Thornbury', email: 'evangeline.thornbury@example.com', status: 'new', score: 33 }) } }), // oxfmt-ignore
    q('write', (f, m) => `Change the value of opportunity ${m.deal.id} to $64,000 and its close date to 2027-01-31.`, (f, m) => updated('opportunities', m.deal.id, { value: 64000, close_date: '2027-01-31' }),
      { setup: { deal: temp('opportunities', { name: 'Placeholder deal Whimbrel', stage: 'proposal', value: 51000, probability: 0.6, close_date: '2026-12-31' }) } }), // oxfmt-ignore
    q('write', 'The CRM account Cobblewick Test Foundry has moved: set the city to Leeds and the country to United Kingdom.', (f, m) => updated('accounts', m.account.id, { city: 'Leeds', country: 'United Kingdom' }),
      { setup: { account: temp('accounts', { name: 'Cobblewick Test Foundry', city: 'Dublin', country: 'Ireland', email: 'info@cobblewick.example.com' }) } }), // oxfmt-ignore
    q('write', [
      [(f, m) => `Delete opportunity ${m.deal.id}, but wait for my okay before you do.`, pending],
      ['No, forget it.', nowrite],
    ], { setup: { deal: temp('opportunities', { name: 'Placeholder deal Sanderling', stage: 'prospecting', value: 9800, probability: 0.1 }) } }), // oxfmt-ignore
    q('write', 'Remove the CRM contact with the e-mail address lysander.okehampton@example.com.', (f, m) => removed('contacts', m.contact.id),
      { setup: { contact: temp('contacts', { first_name: 'Lysander', last_name: 'Okehampton', email: 'lysander.okehampton@example.com', is_primary: false }) } }), // oxfmt-ignore
    q('write', 'Move opportunity 97979797 to proposal.', () => all(nowrite({ insist: true }), unknown())),
    q('write', 'I want to add a new contact.', () => all(nowrite(), clarify())),

    // ------------------------------------------------------------ missing
    q('missing', 'Which of my accounts pay their invoices late?', unknown),
    q('missing', f => `Who is the account manager of ${at(customers(f), 145).name}?`, unknown),
    q('missing', 'How many phone calls did our team make this week?', unknown),
    q('missing', f => `How old is the lead ${fullName(at(prospects(f), 260))}?`, unknown),

    // ------------------------------------------------------------ unknown
    q('unknown', f => `What is the annual revenue of ${absent(['Brackenhurst Avionics', 'Vellacott and Prine', 'Oxlade Cryogenics'], [...f.all, ...f.acc].map(a => a.name))}?`, unknown), // oxfmt-ignore
    q('unknown', 'When does opportunity 95959595 close?', unknown),
    q('unknown', f => `Which company does the lead ${absent(['Barnaby Thistlewood-Kane', 'Philippa Grindlestone', 'Mortimer Yaxworth'], [...f.tc, ...f.con, ...f.leads].map(fullName))} work for?`, unknown), // oxfmt-ignore

    // ------------------------------------------------------------ ambiguous
    q('ambiguous', 'How many accounts have we got?', f =>
      either([f.mine.length, f.third.length, f.all.length, f.acc.length, f.all.length + f.acc.length, f.mine.length + f.acc.length].map(value => count(value)), figures([count(f.mine.length), count(f.third.length)]), figures([count(f.all.length), count(f.acc.length)]), figures([count(f.mine.length), count(f.acc.length)]), clarify())), // oxfmt-ignore
    q('ambiguous', ...using(f => [fits(rank(f.con.filter(c => c.phone), fullName), g => g.n === 2 && ![...f.leads, ...f.tc].some(x => fullName(x) === g.key) && f.con.filter(c => fullName(c) === g.key).length === 2, 5)], (f, g) => `What is the phone number of the CRM contact ${g.key}?`, (f, g) => either(clarify(), set(g.items), values(g.items, 'phone'), g.items.map(c => text(c.phone, { field: 'phone', phone: true }))))), // oxfmt-ignore

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Good afternoon! How are things?', smalltalk),
    q('smalltalk', 'Great, that is all I needed. Bye!', smalltalk),

    // ------------------------------------------------------------ browser
    q('browser', 'Sign in to LinkedIn and open my inbox', refuse),
    q('browser', 'Scroll down this page and click on the first link', refuse),

    // ------------------------------------------------------------ casual
    q('casual', 'hw many leeds r in negotiaton right now', f => count(leadsWith(f, 'status', 'negotiation').length)),
    q('casual', ...using(f => [fits(ours(f), a => f.tcOf(a).length > 1 && misspell(a.name) !== a.name, 15)], (f, a) => `whats the revenue of ${misspell(a.name).toLowerCase()}`, (f, a) => money(a.revenue, { field: 'revenue' }))), // oxfmt-ignore
    q('casual', 'Hi, sorry to bother you again. I am about to walk into a pipeline review and all I need is one number: how much are our deals in proposal worth in total? Cheers!', f => money(sum(staged(f, 'proposal'), 'value'))), // oxfmt-ignore
    q('casual', 'top 5 third party accts by revenue plz', f => ordered(f.third, 'revenue', { n: 5 })),

    // ------------------------------------------------------------ multi-intent
    q('multi', ...using(f => [fits(customers(f), a => a.employee_count && a.annual_revenue, 333)], (f, a) => `How many employees does ${a.name} have, and what is its annual revenue?`, (f, a) => figures([count(a.employee_count), money(a.annual_revenue)]))), // oxfmt-ignore
    q('multi', ...using(f => [nth(f.opp, year, 1)], (f, y) => `How many deals did we win and how many did we lose in ${y}?`, (f, y) => figures([won(f), lost(f)].map(list => count(list.filter(o => year(o) === y).length))))), // oxfmt-ignore
    q('multi', ...using(f => [nth(f.third, 'state', 2)], (f, s) => `List the third-party accounts in ${stateName(s)} and add up their revenue.`, (f, s) => set(inState(f.third, s), { says: [money(sum(inState(f.third, s), 'revenue'))] }))), // oxfmt-ignore

    // ------------------------------------------------------------ complete
    q('complete', 'I need all of the leads that are in negotiation.', f => set(leadsWith(f, 'status', 'negotiation'), { complete: true })), // oxfmt-ignore
    q('complete', ...using(f => [rank(f.con, 'job_title').at(-1)], (f, g) => `Give me the complete list of CRM contacts with the job title ${g.key}.`, (f, g) => set(g.items, { complete: true }))), // oxfmt-ignore
    q('complete', 'How much annual revenue do all of our CRM accounts add up to?', f =>
      money(sum(f.acc, 'annual_revenue'), { complete: true }),
    ),
  ]
}
