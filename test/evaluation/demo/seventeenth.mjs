// A seventeenth set by a writer who had not seen the engine, frozen before it was first asked: what people who sell, and those who lead them,
// ask on an ordinary working day, in the register and the spread of categories of the development questions, with values of its own.
export default kit => {
  const { absent, all, alone, at, avg, below, between, clarify, count, created, cut, day, dayAs, dayName, either, figures, fullName, isOpen, largest, mapBy, max, median, min, misspell, money, month, monthName, nowrite, nth, num, numbered, ordered, pct, pending, quarter, quarterAs, rank, record, refuse, removed, set, short, sized, sizedPair, smalltalk, smallest, stateAs, stateName, sum, temp, text, thread, topGroup, unknown, updated, usd, using, values, worded, year, yes } = kit // oxfmt-ignore
  const q = numbered('seventeenth-')

  // Accounts and people whose name is theirs alone in both systems.
  const territory = f => alone(f.all, 'name', f.acc)
  const mine = f => territory(f).filter(a => !a.is_third_party)
  const thirds = f => territory(f).filter(a => a.is_third_party)
  const firms = f => alone(f.acc, 'name', f.all)
  const prospects = f => alone(f.leads, fullName, f.con, f.tc)
  const people = f => alone(f.con, fullName, f.leads, f.tc)
  const locals = f => alone(f.tc, fullName, f.con, f.leads)
  const pick = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)

  const inStage = (list, stage) => list.filter(o => o.stage === stage)
  const won = f => inStage(f.opp, 'closed-won')
  const open = f => f.opp.filter(isOpen)
  const leadsBy = (f, more) => f.leads.filter(l => Object.entries(more).every(([name, value]) => l[name] === value))
  const firmsBy = (f, more) => f.acc.filter(a => Object.entries(more).every(([name, value]) => a[name] === value))
  const dealsOf = (f, list) => list.flatMap(f.oppOf)
  const here = (list, s) => list.filter(a => a.state === s)
  const addedIn = r => String(r.created_at).slice(0, 7)
  const the = name => (/^(United|Nether|Phil)/.test(name) ? `the ${name}` : name)

  return [
    // ------------------------------------------------------------ list
    q('list', 'Which states do our third-party accounts sit in?', f => values(f.third, 'state', stateAs)),
    q('list', ...using(f => [pick(thirds(f), a => f.tcOf(a).length > 2, 7)], (f, a) => `Who are our contacts at ${a.name}?`, (f, a) => set(f.tcOf(a)))), // oxfmt-ignore
    q('list', 'Show me the accounts that are part of Tech Transformation.', f => set(f.tech)),
    q('list', ...using(f => [pick(firms(f), a => f.conOf(a).length > 4 && f.conOf(a).length < 9, 118)], (f, a) => `List the CRM contacts of ${a.name}.`, (f, a) => set(f.conOf(a)))), // oxfmt-ignore
    q('list', 'What regions are our CRM accounts in?', f => values(f.acc, 'region')),
    // ------------------------------------------------------------ filter
    q('filter', ...using(f => [nth(f.mine, 'state', 2)], (f, s) => `Which accounts of mine are based in ${stateName(s)}?`, (f, s) => set(here(f.mine, s)))), // oxfmt-ignore
    q('filter', ...using(f => sizedPair(f.leads, 'source', 'industry', 4, 12, 5), (f, s, i) => `Which ${i} leads did we get from ${s}?`, (f, s, i, list) => set(list))), // oxfmt-ignore
    q('filter', ...using(f => sizedPair(f.acc, 'industry', 'country', 4, 10, 8), (f, i, c) => `Show our ${i} accounts in ${the(c)}.`, (f, i, c, list) => set(list))), // oxfmt-ignore
    q('filter', ...using(f => [pick(firms(f), a => f.conOf(a).filter(c => c.department === 'Finance').length > 1 && f.conOf(a).length > 5, 29)], (f, a) => `Who do we know in the Finance department of ${a.name}?`, (f, a) => set(f.conOf(a).filter(c => c.department === 'Finance')))), // oxfmt-ignore
    q('filter', ...using(f => [pick(firms(f), a => inStage(f.oppOf(a), 'closed-lost').length > 1 && f.oppOf(a).length > 6, 84)], (f, a) => `Which deals with ${a.name} did we lose?`, (f, a) => set(inStage(f.oppOf(a), 'closed-lost')))), // oxfmt-ignore
    q('filter', 'Which territory contacts are either a Chief Financial Officer or a Chief Technology Officer?', f => set(f.tc.filter(c => ['Chief Financial Officer', 'Chief Technology Officer'].includes(c.job_title)))), // oxfmt-ignore
    q('filter', ...using(f => sizedPair(leadsBy(f, { status: 'proposal' }), 'industry', 'job_title', 2, 5, 3), (f, i, t) => `Are there any ${i} leads in proposal with the title ${t}? Please list them.`, (f, i, t, list) => set(list))), // oxfmt-ignore
    // ------------------------------------------------------------ count
    q('count', ...using(f => [nth(f.mine, 'state', 1)], (f, s) => `How many of my accounts are located in ${stateName(s)}?`, (f, s) => count(here(f.mine, s).length))), // oxfmt-ignore
    q('count', ...using(f => [nth(f.acc, 'industry', 13)], (f, i) => `How many ${i} companies do we have among our CRM accounts?`, (f, i) => count(firmsBy(f, { industry: i }).length))), // oxfmt-ignore
    q('count', 'How many of the leads from trade shows are qualified?', f => count(leadsBy(f, { source: 'Trade Show', status: 'qualified' }).length)), // oxfmt-ignore
    q('count', 'How many CRM contacts are marked as primary?', f => count(f.con.filter(c => c.is_primary).length)),
    q('count', ...using(f => [pick(firms(f), a => f.oppOf(a).length > 8, 13)], (f, a) => `How many opportunities do we have with ${a.name}?`, (f, a) => count(f.oppOf(a).length))), // oxfmt-ignore
    // ------------------------------------------------------------ top
    q('top', 'Which of my accounts makes the least revenue?', f => smallest(f.mine, 'revenue')),
    q('top', ...using(f => [nth(f.acc, 'region', 2)], (f, r) => `What are the 5 biggest accounts by annual revenue in ${r}?`, (f, r) => ordered(firmsBy(f, { region: r }), 'annual_revenue', { n: 5 }))), // oxfmt-ignore
    q('top', 'What is the most valuable deal that we have in negotiation?', f => largest(inStage(f.opp, 'negotiation'), 'value')), // oxfmt-ignore
    q('top', 'From which source do we have the fewest leads in negotiation?', f =>
      topGroup(leadsBy(f, { status: 'negotiation' }), 'source', { up: true }),
    ),
    q('top', 'Top 3 departments by number of CRM contacts', f => ordered(rank(f.con, 'department'), 'n', { n: 3, as: g => g.key })), // oxfmt-ignore
    q('top', ...using(f => [nth(f.leads, 'industry', 15)], (f, i) => `Who is our highest scoring ${i} lead?`, (f, i) => largest(leadsBy(f, { industry: i }), 'score'))), // oxfmt-ignore
    // ------------------------------------------------------------ aggregate
    q('aggregate', ...using(f => [nth(f.mine, 'state', 0)], (f, s) => `What do my accounts in ${stateName(s)} make in revenue altogether?`, (f, s) => money(sum(here(f.mine, s), 'revenue')))), // oxfmt-ignore
    q('aggregate', 'How many employees does one of our Automotive accounts have on average?', f => num(avg(firmsBy(f, { industry: 'Automotive' }), 'employee_count'))), // oxfmt-ignore
    q('aggregate', 'What is the median revenue of the accounts in the Tech Transformation campaign?', f => money(median(f.tech, 'revenue'))), // oxfmt-ignore
    q('aggregate', 'How much is everything in the qualification stage worth?', f => money(sum(inStage(f.opp, 'qualification'), 'value'))), // oxfmt-ignore
    q('aggregate', 'What share of our CRM accounts is in Europe, in percent?', f => pct((100 * firmsBy(f, { region: 'Europe' }).length) / f.acc.length)), // oxfmt-ignore
    q('aggregate', 'What is the average lead score of the leads that came in through LinkedIn?', f => num(avg(leadsBy(f, { source: 'LinkedIn' }), 'score'))), // oxfmt-ignore
    // ------------------------------------------------------------ group
    q('group', 'Number of CRM accounts per region, please', f => mapBy(f.acc, 'region')),
    q('group', 'Median annual revenue of our CRM accounts by region', f =>
      mapBy(f.acc, 'region', g => median(g, 'annual_revenue')),
    ),
    q('group', 'What are our open deals worth in each stage?', f => mapBy(open(f), 'stage', g => sum(g, 'value'))),
    q('group', ...using(f => [nth(f.acc, 'country', 4)], (f, c) => `Break down our accounts in ${the(c)} by industry.`, (f, c) => mapBy(firmsBy(f, { country: c }), 'industry'))), // oxfmt-ignore
    // ------------------------------------------------------------ compare
    q('compare', ...using(f => { const a = at(firms(f), 402); return [a, pick(firms(f), b => b.annual_revenue !== a.annual_revenue, 221)] }, (f, a, b) => `Which company has the higher annual revenue, ${a.name} or ${b.name}?`, (f, a, b) => largest([a, b], 'annual_revenue'))), // oxfmt-ignore
    q('compare', 'Do we have more third-party accounts in Texas or in New York?', f => topGroup(f.third.filter(a => ['TX', 'NY'].includes(a.state)), 'state', { as: stateAs })), // oxfmt-ignore
    q('compare', 'Is a deal that we won bigger on average than a deal that we lost?', f => yes(avg(won(f), 'value') > avg(inStage(f.opp, 'closed-lost'), 'value'))), // oxfmt-ignore
    q('compare', ...using(f => [nth(f.acc, 'country', 8), nth(f.acc, 'country', 10)], (f, a, b) => `How many more CRM accounts do we have in ${the(a)} than in ${the(b)}?`, (f, a, b) => count(firmsBy(f, { country: a }).length - firmsBy(f, { country: b }).length, { abs: true }))), // oxfmt-ignore
    // ------------------------------------------------------------ join
    q('join', 'Who are the Sales Managers at my accounts?', f => set(f.mine.flatMap(f.tcOf).filter(c => c.job_title === 'Sales Manager'))), // oxfmt-ignore
    q('join', ...using(f => [nth(f.third, 'state', 2)], (f, s) => `List the contacts of our third-party accounts in ${stateName(s)}.`, (f, s) => set(here(f.third, s).flatMap(f.tcOf)))), // oxfmt-ignore
    q('join', ...using(f => [sized(f.acc, 'city', 6, 9, 4).key], (f, c) => `Which open deals do we have with accounts in ${c}?`, (f, c) => set(dealsOf(f, firmsBy(f, { city: c })).filter(isOpen)))), // oxfmt-ignore
    q('join', ...using(f => [nth(f.acc, 'industry', 16)], (f, i) => `How much have we won with ${i} accounts in total?`, (f, i) => money(sum(inStage(dealsOf(f, firmsBy(f, { industry: i })), 'closed-won'), 'value')))), // oxfmt-ignore
    q('join', 'Which industry has the most open deals?', f => topGroup(open(f), o => f.A(o.account_id)?.industry)),
    q('join', ...using(f => { const o = pick(inStage(f.opp, 'proposal'), x => f.conOf(f.A(x.account_id) ?? {}).filter(c => c.is_primary).length === 1, 222); return [o, f.conOf(f.A(o.account_id)).filter(c => c.is_primary)] }, (f, o) => `Who is the primary contact at the account of opportunity ${o.id}?`, (f, o, list) => set(list))), // oxfmt-ignore
    q('join', ...using(f => { const c = nth(f.acc, 'country', 14); return [c, cut(dealsOf(f, firmsBy(f, { country: c })), 'value', 0.85)] }, (f, c, v) => `Which accounts in ${the(c)} have a deal of more than ${usd(v)}?`, (f, c, v) => set(firmsBy(f, { country: c }).filter(a => f.oppOf(a).some(o => o.value > v))))), // oxfmt-ignore
    // ------------------------------------------------------------ lookup
    q('lookup', ...using(f => [at(mine(f), 17)], (f, a) => `How much revenue does ${a.name} make?`, (f, a) => money(a.revenue, { field: 'revenue' }))), // oxfmt-ignore
    q('lookup', ...using(f => [at(locals(f), 61)], (f, c) => `What e-mail address do we have for the territory contact ${c.name}?`, (f, c) => text(c.email, { field: 'email' }))), // oxfmt-ignore
    q('lookup', ...using(f => [pick(people(f), c => c.department && c.job_title, 44)], (f, c) => `Which department does the CRM contact ${fullName(c)} work in?`, (f, c) => text(c.department, { field: 'department' }))), // oxfmt-ignore
    q('lookup', ...using(f => [pick(firms(f), a => a.phone, 519)], (f, a) => `What's the phone number of ${a.name}?`, (f, a) => text(a.phone, { field: 'phone', phone: true }))), // oxfmt-ignore
    q('lookup', ...using(f => [pick(prospects(f), l => l.company, 91)], (f, l) => `Which company is the lead ${fullName(l)} from?`, (f, l) => text(l.company, { field: 'company' }))), // oxfmt-ignore
    q('lookup', ...using(f => [pick(f.opp, o => o.value, 2718)], (f, o) => `How much is opportunity ${o.id} worth?`, (f, o) => money(o.value, { field: 'value' }))), // oxfmt-ignore
    // ------------------------------------------------------------ date
    q('date', ...using(f => [nth(inStage(f.opp, 'closed-lost'), month, 4)], (f, m) => `How many deals did we lose in ${monthName(m)}?`, (f, m) => count(inStage(f.opp, 'closed-lost').filter(o => month(o) === m).length))), // oxfmt-ignore
    q('date', ...using(f => { const [m, list] = [nth(open(f), month, 1), open(f)]; return [m, cut(list.filter(o => month(o) === m), 'value', 0.9), list] }, (f, m, v) => `Which open opportunities over ${usd(v)} are due to close in ${monthName(m)}?`, (f, m, v, list) => set(list.filter(o => month(o) === m && o.value > v)))), // oxfmt-ignore
    q('date', ...using(f => [sized(leadsBy(f, { status: 'new' }), addedIn, 3, 20, 3)], (f, g) => `Which new leads were created in ${monthName(g.key)}?`, (f, g) => set(g.items))), // oxfmt-ignore
    q('date', 'Which of the deals we won was closed most recently?', f => largest(won(f), day)),
    q('date', ...using(f => [nth(won(f), year, 0)], (f, y) => `How much did we win per quarter in ${y}?`, (f, y) => mapBy(won(f).filter(o => year(o) === y), quarter, g => sum(g, 'value'), { as: quarterAs }))), // oxfmt-ignore
    q('date', ...using(f => { const m = nth(inStage(f.opp, 'proposal'), month, 3); return [`${m}-05`, `${m}-12`] }, (f, a, b) => `Show the deals in proposal that close from ${dayName(a)} to ${dayName(b)}.`, (f, a, b) => either(between(inStage(f.opp, 'proposal'), day, a, b).map(list => set(list, { none: !list.length }))))), // oxfmt-ignore
    // ------------------------------------------------------------ threshold
    q('threshold', ...using(f => [cut(f.mine, 'revenue', 0.2)], (f, v) => `Which of my accounts make less than $${short(v)} in revenue?`, (f, v) => set(f.mine.filter(below('revenue', v))))), // oxfmt-ignore
    q('threshold', ...using(f => { const i = nth(f.acc, 'industry', 9); return [i, cut(firmsBy(f, { industry: i }), 'employee_count', 0.8)] }, (f, i, n) => `Which ${i} accounts have more than ${n.toLocaleString('en-US')} employees?`, (f, i, n) => set(firmsBy(f, { industry: i }).filter(a => a.employee_count > n)))), // oxfmt-ignore
    q('threshold', 'How many of our qualified leads have a score of at least 80?', f => count(leadsBy(f, { status: 'qualified' }).filter(l => l.score >= 80).length)), // oxfmt-ignore
    q('threshold', ...using(f => [cut(f.acc, 'annual_revenue', 0.03)], (f, v) => `Which CRM accounts have an annual revenue below ${worded(v)} dollars?`, (f, v) => set(f.acc.filter(below('annual_revenue', v))))), // oxfmt-ignore
    // ------------------------------------------------------------ follow-ups
    q('followup', thread(f => [nth(f.third, 'state', 0), nth(f.third, 'state', 1)], [
      [(f, s) => `Show me our third-party accounts in ${stateName(s)}.`, (f, s) => set(here(f.third, s))],
      ['Which of those has the most revenue?', (f, s) => largest(here(f.third, s), 'revenue')],
      [(f, s, t) => `And which one in ${stateName(t)}?`, (f, s, t) => largest(here(f.third, t), 'revenue')],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => [pick(mine(f), a => f.tcOf(a).length > 1 && f.tcOf(a).filter(c => c.job_title.startsWith('Chief')).length === 1, 3)], [
      [(f, a) => `Who do we have as contacts at ${a.name}?`, (f, a) => set(f.tcOf(a))],
      ['What job titles do they have?', (f, a) => either(values(f.tcOf(a), 'job_title'), set(f.tcOf(a)))],
      ['And which state is the account in?', (f, a) => text(stateAs(a.state), { field: 'state' })],
    ]), {}), // oxfmt-ignore
    q('followup', [
      ['How many leads did we get from social media?', f => count(leadsBy(f, { source: 'Social Media' }).length)],
      ['And by cold call?', f => count(leadsBy(f, { source: 'Cold Call' }).length)],
      ['How many of those have we won?', f => count(leadsBy(f, { source: 'Cold Call', status: 'closed-won' }).length)],
    ]),
    q('followup', thread(f => [pick(firms(f), a => f.oppOf(a).filter(isOpen).length > 2, 166)], [
      [(f, a) => `Which open deals do we have at ${a.name}?`, (f, a) => set(f.oppOf(a).filter(isOpen))],
      ['Which of these is the most valuable?', (f, a) => largest(f.oppOf(a).filter(isOpen), 'value')],
      ['When is it due to close?', (f, a) => either(largest(f.oppOf(a).filter(isOpen), 'value').items.map(o => text(dayAs(day(o)), { field: 'close_date' })))],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => [nth(f.acc, 'industry', 6)], [
      [(f, i) => `What is the total annual revenue of our ${i} accounts?`, (f, i) => money(sum(firmsBy(f, { industry: i }), 'annual_revenue'))],
      ['And what is the average of those?', (f, i) => money(avg(firmsBy(f, { industry: i }), 'annual_revenue'))],
      ['How many accounts are that?', (f, i) => count(firmsBy(f, { industry: i }).length)],
    ]), {}), // oxfmt-ignore
    q('followup', thread(f => [pick(people(f), c => c.phone && c.job_title && f.A(c.account_id), 150)], [
      [(f, c) => `What is the job title of the CRM contact ${fullName(c)}?`, (f, c) => text(c.job_title, { field: 'job_title' })],
      ['Which account do they belong to?', (f, c) => either(record(f.A(c.account_id)), text(f.A(c.account_id).name))],
      ['And in which country is that?', (f, c) => text(f.A(c.account_id).country, { field: 'country' })],
    ]), {}), // oxfmt-ignore
    q('followup', [
      ['Give me the 5 largest open opportunities.', f => ordered(open(f), 'value', { n: 5 })],
      ['Just the first 3 of those, please', f => ordered(open(f), 'value', { n: 3 })],
    ]),
    // ------------------------------------------------------------ write
    q('write', 'Please create a lead for Cordelia Whitcombe, HR Manager at Brindlemere Test Labs, cordelia.whitcombe@example.com, she came through our website.', created('leads', { first_name: 'Cordelia', last_name: 'Whitcombe', job_title: 'HR Manager', company: 'Brindlemere Test Labs', email: 'cordelia.whitcombe@example.com', source: 'Website' })), // oxfmt-ignore
    q('write', f => `Create an opportunity for ${at(firms(f), 77).name}: "Packaging line upgrade 2033", stage negotiation, value $152,000, closing on 2027-06-30.`, f => created('opportunities', { name: 'Packaging line upgrade 2033', stage: 'negotiation', value: 152000, close_date: '2027-06-30', account_id: at(firms(f), 77).id })), // oxfmt-ignore
    q('write', 'Add a new CRM account called Tidewater Test Ceramics in Lisbon, Portugal, industry Manufacturing, region Europe.', created('accounts', { name: 'Tidewater Test Ceramics', city: 'Lisbon', country: 'Portugal', industry: 'Manufacturing', region: 'Europe' })), // oxfmt-ignore
    q('write', 'Change the job title of the CRM contact Leopold Farthingale to Managing Director.', (f, m) => updated('contacts', m.contact.id, { job_title: 'Managing Director' }), { setup: { contact: temp('contacts', { first_name: 'Leopold', last_name: 'Farthingale', email: 'leopold.farthingale@example.com', job_title: 'Sales Director', is_primary: false }) } }), // oxfmt-ignore
    q('write', 'The lead Seraphina Oldcastle has a new phone number, it is +1-555-010-4321 now. Please update it.', (f, m) => updated('leads', m.lead.id, { phone: '+1-555-010-4321' }), { setup: { lead: temp('leads', { first_name: 'Seraphina', last_name: 'Oldcastle', email: 'seraphina.oldcastle@example.com', phone: '+1-555-010-1234' }) } }), // oxfmt-ignore
    q('write', (f, m) => `We won it! Mark opportunity ${m.deal.id} as closed-won.`, (f, m) => updated('opportunities', m.deal.id, { stage: 'closed-won' }, { mayChange: ['probability', 'close_date'] }), { setup: { deal: temp('opportunities', { name: 'Placeholder deal Lapwing', stage: 'negotiation', value: 73500, probability: 0.8 }) } }), // oxfmt-ignore
    q('write', [
      ['Can you delete the CRM account Mosswick Test Dairies? Please ask me once more before you do it.', pending],
      ['Yes, please do.', (f, m) => removed('accounts', m.account.id)],
    ], { setup: { account: temp('accounts', { name: 'Mosswick Test Dairies', city: 'Cork', country: 'Ireland', email: 'info@mosswick.example.com' }) } }), // oxfmt-ignore
    q('write', [
      ['Delete the lead Peregrine Ashdown-Vole, but not before I say so.', pending],
      ['Stop, I want to keep it.', nowrite],
    ], { setup: { lead: temp('leads', { first_name: 'Peregrine', last_name: 'Ashdown-Vole', email: 'peregrine.ashdown-vole@example.com' }) } }), // oxfmt-ignore
    q('write', 'Delete CRM contact 96969696.', () => all(nowrite({ insist: true }), unknown())),
    q('write', 'Can you put a new deal into the CRM for me?', () => all(nowrite(), clarify())),
    // ------------------------------------------------------------ missing
    q('missing', f => `How many complaints have we had from ${at(firms(f), 305).name}?`, unknown),
    q('missing', 'Which of my colleagues closed the most deals last month?', unknown),
    q('missing', f => `What did we discuss in our last meeting with ${at(mine(f), 11).name}?`, unknown),
    q('missing', 'How satisfied are our customers with us on average?', unknown),
    // ------------------------------------------------------------ unknown
    q('unknown', f => `Who are the contacts at ${absent(['Thistlebrook Optics', 'Ravelin and Stoat', 'Umberly Castings'], [...f.all, ...f.acc].map(a => a.name))}?`, () => either(unknown(), set([], { none: true }))), // oxfmt-ignore
    q('unknown', 'What is the status of lead 94949494?', unknown),
    q('unknown', f => `What is the phone number of ${absent(['Clementine Harkaway', 'Ignatius Pomfret', 'Wilhelmina Stagg'], [...f.tc, ...f.con, ...f.leads].map(fullName))}?`, unknown), // oxfmt-ignore
    // ------------------------------------------------------------ ambiguous
    q('ambiguous', 'Which is our smallest account?', f => either(smallest(f.mine, 'revenue'), smallest(f.third, 'revenue'), smallest(f.all, 'revenue'), smallest(f.acc, 'annual_revenue'), smallest(f.acc, 'employee_count'), clarify())), // oxfmt-ignore
    q('ambiguous', ...using(f => { const l = pick(alone(f.leads, fullName, f.tc), x => x.email && f.con.filter(c => fullName(c) === fullName(x)).length === 1, 12); return [l, f.con.filter(c => fullName(c) === fullName(l))] }, (f, l) => `What is ${fullName(l)}'s e-mail address?`, (f, l, same) => either(clarify(), set([l, ...same]), values([l, ...same], 'email'), [l, ...same].map(x => text(x.email, { field: 'email' }))))), // oxfmt-ignore
    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Hey, good to see you again!', smalltalk),
    q('smalltalk', 'Perfect, you made my day.', smalltalk),
    // ------------------------------------------------------------ browser
    q('browser', 'Open youtube.com in a new tab', refuse),
    q('browser', 'Type my name into the search box and press enter', refuse),
    // ------------------------------------------------------------ casual
    q('casual', 'hi, how many thrid party acounts hav we got in texas', f => count(here(f.third, 'TX').length)),
    q('casual', ...using(f => [pick(firms(f), a => a.industry && misspell(a.name) !== a.name, 254)], (f, a) => `what industry is ${misspell(a.name).toLowerCase()} in`, (f, a) => text(a.industry, { field: 'industry' }))), // oxfmt-ignore
    q('casual', 'Hello there! My boss has just asked me something I cannot answer off the top of my head: what is the average value of the deals we have in negotiation at the moment? You would save my morning. Thank you!', f => money(avg(inStage(f.opp, 'negotiation'), 'value'))), // oxfmt-ignore
    q('casual', 'gimme the 3 biggest deals we lost', f => ordered(inStage(f.opp, 'closed-lost'), 'value', { n: 3 })),
    // ------------------------------------------------------------ multi-intent
    q('multi', 'How many of my accounts are in California, and what is their average revenue?', f => figures([count(here(f.mine, 'CA').length), money(avg(here(f.mine, 'CA'), 'revenue'))])), // oxfmt-ignore
    q('multi', 'What are the lowest and the highest annual revenue among our Education accounts?', f => figures([min, max].map(end => money(end(firmsBy(f, { industry: 'Education' }), 'annual_revenue'))))), // oxfmt-ignore
    q('multi', ...using(f => [pick(firms(f), a => f.oppOf(a).filter(isOpen).length > 1 && f.conOf(a).length > 3, 58)], (f, a) => `How many contacts and how many open deals do we have at ${a.name}?`, (f, a) => figures([count(f.conOf(a).length), count(f.oppOf(a).filter(isOpen).length)]))), // oxfmt-ignore
    // ------------------------------------------------------------ complete
    q('complete', 'List all the leads that came in through Content Marketing, every one of them.', f => set(leadsBy(f, { source: 'Content Marketing' }), { complete: true })), // oxfmt-ignore
    q('complete', ...using(f => [rank(f.acc, 'region').at(-1)], (f, g) => `Give me the complete list of CRM accounts in ${g.key}.`, (f, g) => set(g.items, { complete: true }))), // oxfmt-ignore
    q('complete', 'What are all our won deals worth in total?', f => money(sum(won(f), 'value'), { complete: true })),
  ]
}
