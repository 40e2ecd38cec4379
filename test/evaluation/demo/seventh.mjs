// A seventh set by a writer who had not seen the engine, frozen before it was first asked. Six people ask: `who` says which.
export default kit => {
  const {
    STATES,
    absent,
    all,
    alone,
    at,
    avg,
    clarify,
    count,
    created,
    cut,
    day,
    dayAs,
    dayName,
    desc,
    either,
    figures,
    fullName,
    isOpen,
    largest,
    mapBy,
    max,
    min,
    money,
    month,
    monthAs,
    nowrite,
    nth,
    num,
    numbered,
    ordered,
    pct,
    pending,
    quarter,
    quarterAs,
    rank,
    record,
    refuse,
    removed,
    set,
    sized,
    smallest,
    smalltalk,
    stateAs,
    stateName,
    sum,
    tableBy,
    temp,
    text,
    thread,
    topGroup,
    unknown,
    updated,
    usd,
    using,
    values,
    year,
    yes,
  } = kit
  const q = numbered('seventh-')
  const by = who => (category, ask, gold, more) =>
    Array.isArray(ask) ? q(category, ask, { who, ...gold }) : q(category, ask, gold, { who, ...more })
  const rep = by('sales rep'),
    manager = by('manager'),
    analyst = by('analyst'),
    newcomer = by('new colleague'),
    foreign = by('non-native speaker'),
    phone = by('on the phone')
  const none = () => set([], { none: true })

  // Records whose name leaves no doubt which one is meant.
  const mineNamed = f => alone(f.all, 'name', f.acc).filter(a => !a.is_third_party)
  const thirdNamed = f => alone(f.all, 'name', f.acc).filter(a => a.is_third_party)
  const crmNamed = f => alone(f.acc, 'name', f.all)
  const personNamed = (f, list) => alone(list, fullName, ...[f.tc, f.con, f.leads].filter(x => x !== list))
  const pick = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  // The first deal from the i-th on that passes the test and whose name is no part of another one.
  const deal = (f, i, test) => {
    const names = alone(f.opp, 'name')
    for (let n = i; n < i + names.length; n++) {
      const one = at(names, n)
      if (test(one) && !f.opp.some(o => o !== one && o.name.includes(one.name))) return one
    }
    return at(names, i)
  }

  const inStage = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => inStage(f, 'closed-won')
  const lost = f => inStage(f, 'closed-lost')
  const open = f => f.opp.filter(isOpen)
  const account = (f, r) => f.A(r.account_id)
  const openOf = (f, a) => f.oppOf(a).filter(isOpen)
  const primaryOf = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const leadsWith = (f, status) => f.leads.filter(l => l.status === status)
  const createdDay = r => String(r.created_at).slice(0, 10)
  const createdYear = r => createdDay(r).slice(0, 4)
  const inYear = (list, y) => list.filter(o => year(o) === y)
  const the = country => (/^(United|Nether|Phil)/.test(country) ? `the ${country}` : country)
  const today = () => new Date().toISOString().slice(0, 10)
  const codeOf = name => Object.keys(STATES).find(c => STATES[c] === name) ?? name
  const nameAs = name => ({ alt: [name, codeOf(name)] })
  const american = f => f.acc.filter(a => a.country === 'United States')
  const myStates = f => f.mine.map(a => stateName(a.state))
  const lastWords = s => s.replace(/\W+$/, '').split(' ').slice(-2).join(' ')

  return [
    // ------------------------------------------------------------ list
    rep('list', 'Can I get a list of my accounts with state and revenue?', f => set(f.mine)),
    newcomer('list', 'I just started here. What statuses can a lead have?', f => values(f.leads, 'status')),
    analyst(
      'list',
      ...using(
        f => [nth(f.acc, 'country', 3)],
        (f, c) => `cities in ${the(c)} where we have CRM accounts`,
        (f, c) =>
          values(
            f.acc.filter(a => a.country === c),
            'city',
          ),
      ),
    ),
    foreign(
      'list',
      ...using(
        f => [pick(crmNamed(f), a => f.oppOf(a).length > 4, 310)],
        (f, a) => `Please show me all opportunities what we have with ${a.name}.`,
        (f, a) => set(f.oppOf(a)),
      ),
    ),
    phone(
      'list',
      ...using(
        f => [pick(thirdNamed(f), a => f.tcOf(a).length > 2, 6)],
        (f, a) => `Who do we know over at ${a.name}?`,
        (f, a) => set(f.tcOf(a)),
      ),
    ),
    manager('list', 'all job titles in the territory contacts', f => values(f.tc, 'job_title')),

    // ------------------------------------------------------------ filter
    rep(
      'filter',
      ...using(
        f => [nth(f.mine, 'state', 0), nth(f.mine, 'state', 1), nth(f.mine, 'state', 4)],
        (f, a, b, c) => `my accounts in ${stateName(a)}, ${stateName(b)} or ${stateName(c)}`,
        (f, ...s) => set(f.mine.filter(x => s.includes(x.state))),
      ),
    ),
    manager(
      'filter',
      ...using(
        f => [nth(f.leads, 'source', 4), nth(f.leads, 'source', 8)],
        (f, a, b) => `${a} or ${b} leads that are in negotiation`,
        (f, ...s) => set(leadsWith(f, 'negotiation').filter(l => s.includes(l.source))),
      ),
    ),
    analyst(
      'filter',
      ...using(
        f => [
          lastWords((rank(f.opp, 'description').find(g => /audit/.test(g.key)) ?? rank(f.opp, 'description')[0]).key),
        ],
        (f, w) => `Find the deals in negotiation that mention "${w}" in the description.`,
        (f, w) => set(inStage(f, 'negotiation').filter(o => o.description?.toLowerCase().includes(w.toLowerCase()))),
      ),
    ),
    newcomer(
      'filter',
      ...using(
        f => [rank(f.acc, 'industry').at(-1).key, nth(f.acc, 'region', 0)],
        (f, i, r) => `Which ${i} companies in the CRM are not in ${r}?`,
        (f, i, r) => set(f.acc.filter(a => a.industry === i && a.region !== r)),
      ),
    ),
    foreign(
      'filter',
      ...using(
        f => [nth(f.leads, 'source', 7)],
        (f, s) => `I search the leads from ${s} which are contacted but have no notes.`,
        (f, s) => set(leadsWith(f, 'contacted').filter(l => l.source === s && !l.notes)),
      ),
    ),
    phone(
      'filter',
      ...using(
        f => [
          sized(
            f.con.filter(c => !f.con.some(x => x.last_name === c.first_name)),
            'first_name',
            6,
            12,
            4,
          ),
        ],
        (f, g) => `I can't remember the surname. Which CRM contacts have the first name ${g.key}?`,
        (f, g) => set(g.items),
      ),
    ),
    rep(
      'filter',
      ...using(
        f => [nth(f.third, 'state', 0), nth(f.third, 'state', 1)],
        (f, a, b) => `third-party accounts outside ${stateName(a)} and ${stateName(b)}`,
        (f, a, b) => set(f.third.filter(x => ![a, b].includes(x.state))),
      ),
    ),
    manager(
      'filter',
      ...using(
        f => [nth(f.tc, 'job_title', 7), nth(f.tc, 'job_title', 1)],
        (f, a, b) => `Show me the ${a}s and the ${b}s among our territory contacts.`,
        (f, ...t) => set(f.tc.filter(c => t.includes(c.job_title))),
      ),
    ),
    analyst(
      'filter',
      ...using(
        f => [nth(f.acc, 'country', 1), nth(f.acc, 'industry', 0), nth(f.acc, 'industry', 3)],
        (f, c, a, b) => `CRM accounts in ${the(c)} from ${a} or ${b}`,
        (f, c, ...i) => set(f.acc.filter(x => x.country === c && i.includes(x.industry))),
      ),
    ),

    // ------------------------------------------------------------ count
    manager('count', 'How many leads have no notes at all?', f => count(f.leads.filter(l => !l.notes).length)),
    analyst('count', 'number of different industries among our leads', f => count(rank(f.leads, 'industry').length)),
    phone(
      'count',
      ...using(
        f => [pick(crmNamed(f), a => f.conOf(a).length > 5, 95)],
        (f, a) => `How many people have we got in the system for ${a.name}?`,
        (f, a) => count(f.conOf(a).length),
      ),
    ),
    rep(
      'count',
      ...using(
        f => [nth(f.mine, 'state', 0)],
        (f, s) => `How many of my accounts are outside ${stateName(s)}?`,
        (f, s) => count(f.mine.filter(a => a.state !== s).length),
      ),
    ),
    foreign(
      'count',
      ...using(
        f => [nth(f.leads, 'job_title', 2)],
        (f, t) => `How much leads do we have with job title ${t}?`,
        (f, t) => count(f.leads.filter(l => l.job_title === t).length),
      ),
    ),
    newcomer(
      'count',
      ...using(
        f => [nth(f.con, 'department', 8), nth(f.con, 'department', 10)],
        (f, a, b) => `how many CRM contacts work in ${a} or ${b}?`,
        (f, ...d) => count(f.con.filter(c => d.includes(c.department)).length),
      ),
    ),

    // ------------------------------------------------------------ top
    rep(
      'top',
      ...using(
        f => [nth(f.mine, 'state', 1)],
        (f, s) => `What's my smallest account in ${stateName(s)} by revenue?`,
        (f, s) =>
          smallest(
            f.mine.filter(a => a.state === s),
            'revenue',
          ),
      ),
    ),
    manager(
      'top',
      ...using(
        f => [nth(f.third, 'state', 2)],
        (f, s) => `top three third-party accounts in ${stateName(s)} by revenue`,
        (f, s) =>
          ordered(
            f.third.filter(a => a.state === s),
            'revenue',
            { n: 3 },
          ),
      ),
    ),
    analyst('top', 'Which lead source has the best average score?', f =>
      topGroup(f.leads, 'source', { by: g => avg(g.items, 'score') }),
    ),
    newcomer(
      'top',
      ...using(
        f => [nth(f.acc, 'country', 3)],
        (f, c) => `Which of our CRM accounts in ${the(c)} is the largest in terms of headcount?`,
        (f, c) =>
          largest(
            f.acc.filter(a => a.country === c),
            'employee_count',
          ),
      ),
    ),
    foreign('top', 'In which department we have the least contacts in the CRM?', f =>
      topGroup(f.con, 'department', { up: true }),
    ),
    phone('top', 'five highest scoring leads that are still new', f => ordered(leadsWith(f, 'new'), 'score', { n: 5 })),
    analyst('top', 'state with the highest total third-party revenue', f =>
      topGroup(f.third, 'state', { as: stateAs, by: g => sum(g.items, 'revenue') }),
    ),

    // ------------------------------------------------------------ aggregate
    manager(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'industry', 9)],
        (f, i) => `combined annual revenue of our ${i} accounts in the CRM`,
        (f, i) =>
          money(
            sum(
              f.acc.filter(a => a.industry === i),
              'annual_revenue',
            ),
          ),
      ),
    ),
    manager(
      'aggregate',
      ...using(
        f => [nth(f.opp, year, 0)],
        (f, y) => `What was our win rate for deals with a close date in ${y}? I mean won out of all closed ones.`,
        (f, y) => pct((100 * inYear(won(f), y).length) / inYear([...won(f), ...lost(f)], y).length),
      ),
    ),
    rep('aggregate', 'total revenue of the High Value Outreach accounts', f => money(sum(f.high, 'revenue'))),
    foreign('aggregate', 'How big is in average a deal which is in negotiation?', f =>
      money(avg(inStage(f, 'negotiation'), 'value')),
    ),
    analyst(
      'aggregate',
      ...using(
        f => [nth(f.leads, 'industry', 1)],
        (f, i) => `What is the mean score of the leads in the ${i} industry?`,
        (f, i) =>
          num(
            avg(
              f.leads.filter(l => l.industry === i),
              'score',
            ),
          ),
      ),
    ),
    analyst(
      'aggregate',
      ...using(
        f => [nth(f.leads, 'source', 2)],
        (f, s) => `share of leads that come from ${s}, in percent`,
        (f, s) => pct((100 * f.leads.filter(l => l.source === s).length) / f.leads.length),
      ),
    ),
    rep('aggregate', "What's the gap between the highest and the lowest revenue among my accounts?", f =>
      money(max(f.mine, 'revenue') - min(f.mine, 'revenue'), { abs: true }),
    ),

    // ------------------------------------------------------------ group
    manager('group', 'leads per industry please', f => mapBy(f.leads, 'industry')),
    analyst('group', 'What is the average deal value in each stage?', f => mapBy(f.opp, 'stage', g => avg(g, 'value'))),
    rep('group', 'Give me the number and the total revenue of the third-party accounts state by state.', f =>
      tableBy(f.third, 'state', [g => g.length, g => sum(g, 'revenue')], { as: stateAs }),
    ),
    newcomer('group', 'number of CRM contacts by region of their account', f =>
      mapBy(f.con, c => account(f, c)?.region),
    ),
    foreign(
      'group',
      ...using(
        f => [nth(f.acc, 'region', 1)],
        (f, r) => `How much have we won in every country of ${r}? I need the total value.`,
        (f, r) =>
          mapBy(
            won(f).filter(o => account(f, o)?.region === r),
            o => account(f, o).country,
            g => sum(g, 'value'),
          ),
      ),
    ),

    // ------------------------------------------------------------ compare
    analyst(
      'compare',
      ...using(
        f => [nth(american(f), 'state', 0), nth(american(f), 'state', 1)],
        (f, a, b) => `Do we have more CRM accounts in ${b} or in ${a}?`,
        (f, a, b) =>
          topGroup(
            american(f).filter(x => [a, b].includes(x.state)),
            'state',
            { as: nameAs },
          ),
      ),
    ),
    newcomer('compare', 'Which campaign covers more accounts, Tech Transformation or High Value Outreach?', f => {
      const sizes = [f.tech.length, f.high.length],
        name = ['Tech Transformation', 'High Value Outreach'][sizes[0] >= sizes[1] ? 0 : 1]
      return either(
        text(name),
        figures(
          sizes.map(n => count(n)),
          { says: [name] },
        ),
      )
    }),
    manager(
      'compare',
      ...using(
        f => [nth(f.leads, 'source', 2), nth(f.leads, 'source', 6)],
        (f, a, b) => `Do ${a} leads score better on average than ${b} leads?`,
        (f, a, b) =>
          yes(
            avg(
              f.leads.filter(l => l.source === a),
              'score',
            ) >
              avg(
                f.leads.filter(l => l.source === b),
                'score',
              ),
          ),
      ),
    ),
    rep(
      'compare',
      ...using(
        f => [nth(f.third, 'state', 1)],
        (f, s) => `do I have more accounts in ${stateName(s)} than there are third-party accounts?`,
        (f, s) => yes(f.mine.filter(a => a.state === s).length > f.third.filter(a => a.state === s).length),
      ),
    ),

    // ------------------------------------------------------------ join
    manager('join', 'How many CRM accounts are located in states where I have accounts in my territory?', f =>
      count(american(f).filter(a => myStates(f).includes(a.state)).length),
    ),
    rep('join', 'my accounts with only one contact', f => set(f.mine.filter(a => f.tcOf(a).length === 1))),
    analyst('join', 'CRM account with the most open opportunities', f => largest(f.acc, a => openOf(f, a).length)),
    manager('join', 'country with the highest won value', f =>
      topGroup(won(f), o => account(f, o)?.country, { by: g => sum(g.items, 'value') }),
    ),
    analyst(
      'join',
      ...using(
        f => [rank(f.con, 'job_title').find(g => g.key.startsWith('Chief'))],
        (f, g) => `industry with the most CRM contacts titled ${g.key}`,
        (f, g) => topGroup(g.items, c => account(f, c)?.industry),
      ),
    ),
    newcomer(
      'join',
      ...using(
        f => [nth(f.tc, 'job_title', 0)],
        (f, t) => `How many ${t}s do we know in total, territory contacts and CRM contacts taken together?`,
        (f, t) => {
          const [a, b] = [f.tc, f.con].map(list => list.filter(c => c.job_title === t).length)
          return either(count(a + b), figures([count(a), count(b), count(a + b)]))
        },
      ),
    ),
    phone(
      'join',
      ...using(
        f => [sized(f.acc, 'city', 5, 9, 7)],
        (f, g) =>
          `I'm visiting customers in ${g.key} next week. Can you give me the primary contacts of the CRM accounts in that city, with phone numbers?`,
        (f, g) => set(g.items.flatMap(a => primaryOf(f, a))),
      ),
    ),
    foreign(
      'join',
      ...using(
        f => {
          const c = nth(f.acc, 'country', 9),
            here = f.opp.filter(o => account(f, o)?.country === c)
          return [c, sized(here, month, 4, 9, 3)]
        },
        (f, c, g) => `Which accounts in ${the(c)} have an opportunity that closes in ${kit.monthName(g.key)}?`,
        (f, c, g) => set([...new Set(g.items.map(o => account(f, o)))]),
      ),
    ),
    rep('join', 'In which US states do we have CRM accounts but I have no account of my own?', f =>
      set(
        rank(american(f), 'state')
          .map(g => g.key)
          .filter(s => !myStates(f).includes(s))
          .map(nameAs),
      ),
    ),

    // ------------------------------------------------------------ lookup
    phone(
      'lookup',
      ...using(
        f => [at(personNamed(f, f.con), 2222)],
        (f, c) => `department of ${fullName(c)}?`,
        (f, c) => text(c.department, { field: 'department' }),
      ),
    ),
    rep(
      'lookup',
      ...using(
        f => [pick(personNamed(f, f.leads), l => l.score > 12, 410)],
        (f, l) => `lead score of ${fullName(l)}?`,
        (f, l) => count(l.score, { field: 'score' }),
      ),
    ),
    manager(
      'lookup',
      ...using(
        f => [deal(f, 1700, o => o.stage === 'proposal')],
        (f, o) => `How likely are we to win the deal "${o.name}"?`,
        (f, o) => pct(100 * o.probability, { field: 'probability' }),
      ),
    ),
    newcomer(
      'lookup',
      ...using(
        f => [at(thirdNamed(f), 19)],
        (f, a) => `Is ${a.name} a third-party account?`,
        () => yes(true),
      ),
    ),
    foreign(
      'lookup',
      ...using(
        f => [pick(personNamed(f, f.leads), l => l.notes, 700)],
        (f, l) => `What is written in the notes of the lead ${fullName(l)}?`,
        (f, l) => text(l.notes, { field: 'notes' }),
      ),
    ),
    phone(
      'lookup',
      ...using(
        f => [pick(crmNamed(f), a => a.address && a.city !== a.country && a.city !== a.state, 512)],
        (f, a) => `Where is ${a.name} based?`,
        (f, a) => {
          const says = [{ alt: [a.city, a.country] }]
          return either(
            text({ alt: [a.city, a.country, a.state, `${a.city}, ${a.country}`, `${a.city}, ${a.state}`] }),
            text(a.address, { says }),
            record(a, { says }),
          )
        },
      ),
    ),
    analyst(
      'lookup',
      ...using(
        f => [at(f.opp, 4712)],
        (f, o) => `value of opportunity ${o.id}`,
        (f, o) => money(o.value, { field: 'value' }),
      ),
    ),

    // ------------------------------------------------------------ date
    manager(
      'date',
      ...using(
        f => [cut(open(f), 'value', 0.9)],
        (f, v) => `Which open deals above ${usd(v)} are due to close this month?`,
        (f, v) => {
          const list = open(f).filter(o => o.value > v && month(o) === today().slice(0, 7))
          return set(list, { none: !list.length })
        },
      ),
    ),
    analyst(
      'date',
      ...using(
        f => {
          const y = nth(f.opp, year, 2),
            half = inYear(f.opp, y).filter(o => day(o) < `${y}-07-01`)
          return [y, cut(half, 'value', 0.98), half]
        },
        (f, y, v) => `deals over ${usd(v)} closing in the first half of ${y}`,
        (f, y, v, half) => set(half.filter(o => o.value > v)),
      ),
    ),
    newcomer(
      'date',
      ...using(
        f => [nth(f.con, createdYear, 1)],
        (f, y) => `contacts added to the CRM in ${y}, how many?`,
        (f, y) => count(f.con.filter(c => createdYear(c) === y).length),
      ),
    ),
    phone(
      'date',
      ...using(
        f => [pick(crmNamed(f), a => openOf(f, a).length > 2, 222)],
        (f, a) => `Of the open deals with ${a.name}, what is the latest close date?`,
        (f, a) =>
          either(
            text(dayAs(openOf(f, a).map(day).sort().at(-1)), { field: 'close_date' }),
            largest(openOf(f, a), day, { says: [dayAs(openOf(f, a).map(day).sort().at(-1))] }),
          ),
      ),
    ),
    manager(
      'date',
      ...using(
        f => [nth(won(f), year, 0)],
        (f, y) => `won value per quarter in ${y}, by close date`,
        (f, y) => mapBy(inYear(won(f), y), quarter, g => sum(g, 'value'), { as: quarterAs }),
      ),
    ),
    foreign(
      'date',
      ...using(
        f => [sized(f.leads, createdDay, 5, 9, 6)],
        (f, g) => `Which leads are created on ${dayName(g.key)}?`,
        (f, g) => set(g.items),
      ),
    ),
    analyst(
      'date',
      ...using(
        f => [nth(won(f), year, 1)],
        (f, y) => `Which month of ${y} had the lowest total value of won deals, going by the close date?`,
        (f, y) => topGroup(inYear(won(f), y), month, { as: monthAs, by: g => sum(g.items, 'value'), up: true }),
      ),
    ),

    // ------------------------------------------------------------ threshold
    rep('threshold', 'Which of my accounts are above the average revenue of my accounts?', f =>
      set(f.mine.filter(a => a.revenue > avg(f.mine, 'revenue'))),
    ),
    manager('threshold', 'number of opportunities worth a million dollars or more', f =>
      count(f.opp.filter(o => o.value >= 1e6).length),
    ),
    foreign('threshold', 'Show the leads which have minimum 95 points of score and are not yet closed.', f =>
      set(f.leads.filter(l => l.score >= 95 && !l.status.startsWith('closed'))),
    ),
    phone('threshold', 'Do any of my accounts make more than 9 million?', f => {
      const list = f.mine.filter(a => a.revenue > 9e6)
      return either(yes(list.length > 0), set(list, { none: !list.length }))
    }),
    analyst(
      'threshold',
      ...using(
        f => [10 * Math.floor(rank(f.acc, 'country')[4].n / 10)],
        (f, n) => `countries with more than ${n} CRM accounts`,
        (f, n) =>
          set(
            rank(f.acc, 'country')
              .filter(g => g.n > n)
              .map(g => g.key),
          ),
      ),
    ),

    // ------------------------------------------------------------ follow-ups
    rep(
      'followup',
      thread(
        f => [rank(f.mine, 'state')[0]],
        [
          ['Which state do I have the most accounts in?', f => topGroup(f.mine, 'state', { as: stateAs })],
          ['Which accounts are those?', (f, g) => set(g.items)],
          [
            'And how many CRM accounts do we have in that state?',
            (f, g) => count(american(f).filter(a => a.state === stateName(g.key)).length),
          ],
        ],
      ),
    ),
    manager(
      'followup',
      thread(
        f => [nth(f.opp, year, 1)],
        [
          [(f, y) => `How many deals did we win with a close date in ${y}?`, (f, y) => count(inYear(won(f), y).length)],
          ['and how many lost?', (f, y) => count(inYear(lost(f), y).length)],
          ['What did the lost ones add up to?', (f, y) => money(sum(inYear(lost(f), y), 'value'))],
        ],
      ),
    ),
    phone(
      'followup',
      thread(
        f => [pick(personNamed(f, f.leads), l => l.phone, 900)],
        [
          [(f, l) => `Do we have a lead named ${fullName(l)}?`, (f, l) => either(yes(true), record(l))],
          ['Great, what is the phone number?', (f, l) => text(l.phone, { field: 'phone', phone: true })],
          ['And the e-mail?', (f, l) => text(l.email, { field: 'email' })],
        ],
      ),
    ),
    analyst(
      'followup',
      thread(
        f => [leadsWith(f, 'qualified')],
        [
          ['Number of leads per source', f => mapBy(f.leads, 'source')],
          ['Only the qualified ones now.', (f, list) => mapBy(list, 'source')],
          ['Which source has the most of them?', (f, list) => topGroup(list, 'source')],
        ],
      ),
    ),
    newcomer(
      'followup',
      thread(
        f =>
          [
            pick(
              mineNamed(f),
              a =>
                f.tcOf(a).length > 1 && f.tcOf(a).filter(c => c.job_title === 'Chief Technology Officer').length === 1,
              3,
            ),
          ].map(a => [a, f.tcOf(a).find(c => c.job_title === 'Chief Technology Officer')])[0],
        [
          [(f, a) => `Who works at ${a.name}?`, (f, a) => set(f.tcOf(a))],
          ['Is there a Chief Technology Officer among them?', (f, a, c) => either(yes(true), record(c))],
          ['Can you give me the e-mail address of that person?', (f, a, c) => text(c.email, { field: 'email' })],
        ],
      ),
    ),
    foreign(
      'followup',
      thread(
        f => {
          const c = nth(f.acc, 'country', 4)
          return [
            c,
            desc(
              f.acc.filter(a => a.country === c),
              'annual_revenue',
            ).slice(0, 3),
          ]
        },
        [
          [
            (f, c) => `Show me the three CRM accounts from ${the(c)} with the highest annual revenue.`,
            (f, c) =>
              ordered(
                f.acc.filter(a => a.country === c),
                'annual_revenue',
                { n: 3 },
              ),
          ],
          ['Who is the primary contact of the first one?', (f, c, three) => set(primaryOf(f, three[0]))],
          ['And of the second one?', (f, c, three) => set(primaryOf(f, three[1]))],
        ],
      ),
    ),
    rep(
      'followup',
      thread(
        f => [
          pick(crmNamed(f), a => openOf(f, a).length > 3 && largest(openOf(f, a), 'value').items.length === 1, 140),
        ],
        [
          [(f, a) => `open opportunities at ${a.name}`, (f, a) => set(openOf(f, a))],
          ['which is the largest?', (f, a) => largest(openOf(f, a), 'value')],
          [
            'when does it close?',
            (f, a) => text(dayAs(day(largest(openOf(f, a), 'value').items[0])), { field: 'close_date' }),
          ],
        ],
      ),
    ),
    manager(
      'followup',
      thread(
        f => {
          const here = f.acc.filter(a => a.region === nth(f.acc, 'region', 4))
          return [here, cut(here, 'employee_count', 0.7)]
        },
        [
          [(f, here) => `How many CRM accounts do we have in ${here[0].region}?`, (f, here) => count(here.length)],
          [
            (f, here, n) => `Which of them have more than ${n} employees?`,
            (f, here, n) => set(here.filter(a => a.employee_count > n)),
          ],
          [
            'Just the five with the highest annual revenue, please.',
            (f, here, n) =>
              ordered(
                here.filter(a => a.employee_count > n),
                'annual_revenue',
                { n: 5 },
              ),
          ],
        ],
      ),
    ),

    // ------------------------------------------------------------ write
    rep(
      'write',
      f =>
        `Please add Marit Solheimsen as a contact at ${at(crmNamed(f), 133).name} in the CRM. She is Finance Director, her e-mail is marit.solheimsen@example.com.`,
      f =>
        created('contacts', {
          first_name: 'Marit',
          last_name: 'Solheimsen',
          email: 'marit.solheimsen@example.com',
          job_title: 'Finance Director',
          account_id: at(crmNamed(f), 133).id,
        }),
    ),
    manager(
      'write',
      f =>
        `Create an opportunity "Cold room sensors 2036" for ${at(crmNamed(f), 288).name}, value $64,000, stage qualification, closing on November 20, 2026.`,
      f =>
        created('opportunities', {
          name: 'Cold room sensors 2036',
          value: 64000,
          stage: 'qualification',
          close_date: '2026-11-20',
          account_id: at(crmNamed(f), 288).id,
        }),
    ),
    phone(
      'write',
      f =>
        `I've got a new lead for you: Ruben Castelmoor from Greyfinch Test Hotels, ruben.castelmoor@example.com, phone +1-555-010-2266, source ${nth(f.leads, 'source', 5)}, industry Hospitality.`,
      f =>
        created('leads', {
          first_name: 'Ruben',
          last_name: 'Castelmoor',
          company: 'Greyfinch Test Hotels',
          email: 'ruben.castelmoor@example.com',
          phone: '+1-555-010-2266',
          source: nth(f.leads, 'source', 5),
          industry: 'Hospitality',
        }),
    ),
    rep(
      'write',
      'update the deal "Placeholder fleet Lapwing": value $75,000, close date October 15, 2026',
      (f, m) => updated('opportunities', m.deal.id, { value: 75000, close_date: '2026-10-15' }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder fleet Lapwing',
            stage: 'proposal',
            value: 61000,
            probability: 0.6,
            close_date: '2026-08-31',
          }),
        },
      },
    ),
    foreign(
      'write',
      'The CRM contact Jarmila Holubcova works now in the Legal department, can you change it please?',
      (f, m) => updated('contacts', m.contact.id, { department: 'Legal' }),
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Jarmila',
            last_name: 'Holubcova',
            email: 'jarmila.holubcova@example.com',
            department: 'Procurement',
            is_primary: false,
          }),
        },
      },
    ),
    analyst(
      'write',
      (f, m) => `Opportunity ${m.deal.id} is a duplicate, please delete it.`,
      (f, m) => removed('opportunities', m.deal.id),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder duplicate Avocet',
            stage: 'prospecting',
            value: 8800,
            probability: 0.1,
          }),
        },
      },
    ),
    manager(
      'write',
      [
        ['I want the CRM account Ashbourne Test Pottery removed, but check with me before you do it.', pending],
        ['Yes, remove it.', (f, m) => removed('accounts', m.account.id)],
      ],
      {
        setup: {
          account: temp('accounts', { name: 'Ashbourne Test Pottery', email: 'info@ashbournepottery.example' }),
        },
      },
    ),
    rep(
      'write',
      [
        ['set the score of the lead Philippa Grantchester to 60, but show me before you save it', pending],
        ['make it 70 instead', (f, m) => updated('leads', m.lead.id, { score: 70 })],
      ],
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Philippa',
            last_name: 'Grantchester',
            email: 'philippa.grantchester@example.com',
            status: 'contacted',
            score: 35,
          }),
        },
      },
    ),
    newcomer(
      'write',
      [
        [
          'Could you move the deal "Placeholder intranet Plover" to proposal? I would like to confirm it first.',
          pending,
        ],
        ['No, forget it, that was the wrong deal.', nowrite],
      ],
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder intranet Plover',
            stage: 'qualification',
            value: 17300,
            probability: 0.3,
          }),
        },
      },
    ),
    phone('write', "I need to change a contact's phone number.", () => all(nowrite(), clarify())),
    newcomer(
      'write',
      (f, m) => `Set the stage of opportunity ${m.deal.id} to parked.`,
      () => all(nowrite({ insist: true }), either(unknown(), clarify())),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder storage Turnstone',
            stage: 'proposal',
            value: 20500,
            probability: 0.6,
          }),
        },
      },
    ),

    // ------------------------------------------------------------ missing
    manager('missing', 'budget of the Tech Transformation campaign?', unknown),
    phone('missing', f => `Does ${at(crmNamed(f), 240).name} have any unpaid invoices?`, unknown),
    foreign('missing', 'Which of our CRM contacts speak French?', unknown),
    rep('missing', f => `office address of my account ${at(mineNamed(f), 16).name}`, unknown),
    newcomer('missing', 'What time is the team meeting tomorrow?', unknown),

    // ------------------------------------------------------------ unknown
    phone(
      'unknown',
      f =>
        `When does the deal "${absent(
          ['Hovercraft fleet licence', 'Zeppelin docking tower', 'Submarine cable museum'],
          f.opp.map(o => o.name),
        )}" close?`,
      unknown,
    ),
    manager(
      'unknown',
      f =>
        `Do we have any CRM accounts in ${absent(
          ['Iceland', 'Bolivia', 'Nepal', 'Madagascar'],
          f.acc.map(a => a.country),
        )}?`,
      () => either(unknown(), none(), yes(false), count(0, { zero: true })),
    ),
    analyst('unknown', 'open opportunities of CRM account 66666666', () => either(unknown(), none())),

    // ------------------------------------------------------------ ambiguous
    manager('ambiguous', 'Who is our biggest customer?', f =>
      either(
        largest(f.acc, 'annual_revenue'),
        largest(f.acc, 'employee_count'),
        largest(f.acc, a =>
          sum(
            f.oppOf(a).filter(o => o.stage === 'closed-won'),
            'value',
          ),
        ),
        largest(f.acc, a => sum(f.oppOf(a), 'value')),
        largest(f.mine, 'revenue'),
        largest(f.all, 'revenue'),
        clarify(),
      ),
    ),
    rep('ambiguous', 'How many deals close in November?', f => {
      const list = f.opp.filter(o => month(o).endsWith('-11')),
        years = rank(list, year)
      return either(
        count(list.length),
        years.map(g => count(g.n)),
        years.map(g => count(g.items.filter(isOpen).length)),
        mapBy(list, year),
        clarify(),
      )
    }),
    phone(
      'ambiguous',
      ...using(
        f => [sized(f.con, 'first_name', 8, 15, 9).key],
        (f, n) => `What's ${n}'s e-mail address?`,
        (f, n) => {
          const people = [f.con, f.leads, f.tc].map(list => list.filter(p => fullName(p).split(' ')[0] === n))
          return either(clarify(), set(people[0]), values(people[0], 'email'), values(people.flat(), 'email'))
        },
      ),
    ),

    // ------------------------------------------------------------ smalltalk
    phone('smalltalk', 'Good morning, can you hear me?', smalltalk),
    newcomer('smalltalk', 'What kind of questions can I ask you?', smalltalk),
    foreign('smalltalk', 'Ok super, thank you for your help!', smalltalk),

    // ------------------------------------------------------------ browser
    rep('browser', 'Could you visit www.example.org for me and take a screenshot?', refuse),
    newcomer('browser', 'Log me in on the portal page and click Continue', refuse),
    foreign('browser', 'please refresh the page in the browser', refuse),

    // ------------------------------------------------------------ casual
    rep(
      'casual',
      ...using(
        f => [nth(f.opp, year, 1)],
        (f, y) => `hw many lost dealz with close date in ${y}`,
        (f, y) => count(inYear(lost(f), y).length),
      ),
    ),
    manager(
      'casual',
      ...using(
        f => [nth(f.third, 'state', 1)],
        (f, s) => `biggest 3rd party acct in ${stateName(s).toLowerCase()} by revenue?`,
        (f, s) =>
          largest(
            f.third.filter(a => a.state === s),
            'revenue',
          ),
      ),
    ),
    phone(
      'casual',
      ...using(
        f => [pick(crmNamed(f), a => f.conOf(a).length > 3, 365)],
        (f, a) =>
          `Hi, it's me again. So I have somebody from ${a.name} on the other line and I completely forgot the name. Who is our primary contact there again?`,
        (f, a) => set(primaryOf(f, a)),
      ),
    ),
    foreign('casual', 'pls give list of my acounts over 5 mil revenue', f => set(f.mine.filter(a => a.revenue > 5e6))),
    newcomer(
      'casual',
      ...using(
        f => [
          pick(
            mineNamed(f),
            a => f.tcOf(a).length > 1 && f.tcOf(a).filter(c => c.job_title === 'Sales Manager').length === 1,
            5,
          ),
        ],
        (f, a) => `any sales manager at ${a.name.toLowerCase()}?`,
        (f, a) => either(yes(true), set(f.tcOf(a).filter(c => c.job_title === 'Sales Manager'))),
      ),
    ),

    // ------------------------------------------------------------ multi-intent
    manager('multi', 'How many leads are in negotiation, and who of them has the highest score?', f => {
      const list = leadsWith(f, 'negotiation'),
        best = largest(list, 'score')
      return either(
        { ...best, says: [list.length] },
        figures([count(list.length)], { says: [{ alt: best.items.map(fullName) }] }),
      )
    }),
    analyst(
      'multi',
      ...using(
        f => [nth(f.con, 'department', 10)],
        (f, d) => `How many CRM contacts are in the ${d} department? And how many leads are closed-won?`,
        (f, d) =>
          figures([count(f.con.filter(c => c.department === d).length), count(leadsWith(f, 'closed-won').length)]),
      ),
    ),
    manager(
      'multi',
      ...using(
        f => [nth(f.acc, 'region', 1), nth(f.acc, 'region', 2)],
        (f, a, b) => `how many CRM accounts in ${a} and how many in ${b}?`,
        (f, a, b) =>
          either(
            figures([a, b].map(r => count(f.acc.filter(x => x.region === r).length))),
            mapBy(
              f.acc.filter(x => [a, b].includes(x.region)),
              'region',
            ),
          ),
      ),
    ),
    phone(
      'multi',
      ...using(
        f => [at(crmNamed(f), 455)],
        (f, a) => `Who is the primary contact at ${a.name}, and what is the annual revenue of that account?`,
        (f, a) =>
          either(
            set(primaryOf(f, a), { says: [money(a.annual_revenue)] }),
            figures([money(a.annual_revenue)], { says: [{ alt: primaryOf(f, a).map(fullName) }] }),
          ),
      ),
    ),

    // ------------------------------------------------------------ complete
    analyst(
      'complete',
      ...using(
        f => [month({ close_date: f.opp.map(day).sort().at(-1) })],
        (f, m) => `I need every single opportunity that closes in ${kit.monthName(m)}, no matter how many there are.`,
        (f, m) =>
          set(
            f.opp.filter(o => month(o) === m),
            { complete: true },
          ),
      ),
    ),
    analyst('complete', 'average number of employees over all CRM accounts', f =>
      num(avg(f.acc, 'employee_count'), { complete: true }),
    ),
    rep('complete', 'all CRM accounts in the United States, the full list', f => set(american(f), { complete: true })),
  ]
}
