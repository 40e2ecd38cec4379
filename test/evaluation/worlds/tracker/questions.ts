import * as gold from '../../gold.ts'
import { createWorldQuestions, type WorldQuestion } from '../world.ts'
import { comments, entries, people, projects, sprints, tasks, teams, TODAY } from './data.ts'
import { assignedTo, average, bugs, commentsOn, daysBetween, dueIn, each, entriesBy, entriesIn, entriesOn, estimatesOf, hours, hoursOf, isOpen, isOverdue, loggedOn, named, ofType, oneOf, open, openOrAll, person, project, sprint, task, tasksOf, team, theOne, total } from './facts.ts' // oxfmt-ignore

const { ask, questions: plainQuestions } = createWorldQuestions()
export const questions: readonly WorldQuestion[] = plainQuestions
/** Services that only have a number for how urgent something is. */
const NUMBERED = ['board', 'tickets', 'work-items']

ask('list', 'Which projects are we working on at the moment?', named(projects.filter(one => one.status === 'active')))
ask('list', 'Could you show me the open tasks of Amelia Novak, please?', gold.set(assignedTo(person('Amelia')).filter(isOpen))) // oxfmt-ignore
ask('list', "what's on leon fischer's plate right now", gold.set(assignedTo(person('Leon')).filter(isOpen)))
ask('list', 'Who is in the Platform team?', named(people.filter(one => one.team.name === 'Platform')))
ask('list', 'Which contractors do we have on board?', named(people.filter(one => one.isContractor)))
ask('list', 'What labels do we use?', gold.set(each(tasks.flatMap(one => one.labels))))
ask('list', 'everything thats in review', gold.set(tasks.filter(one => one.state === 'review')))
ask('list', 'Give me our projects with their leads.', gold.set(projects, { shows: one => [one.lead.name] }))

ask('filter', 'Show me all tasks that are not assigned to anyone.', gold.set(tasks.filter(one => !one.assignee)))
ask('filter', 'Which bugs are still open in Falcon?', gold.set(bugs.filter(one => isOpen(one) && one.project === project('Falcon')))) // oxfmt-ignore
ask('filter', "Features labelled accessibility that aren't finished yet", gold.set(open.filter(one => one.type === 'feature' && one.labels.includes('accessibility')))) // oxfmt-ignore
ask('filter', 'open tasks without an estimate', gold.set(open.filter(one => one.estimate === null)))
ask('filter', 'Which of our designers are based in Hamburg?', named(people.filter(one => one.role === 'designer' && one.city === 'Hamburg'))) // oxfmt-ignore
ask('filter', 'anything tagged security in the harbour app?', gold.set(tasksOf(project('Harbour')).filter(one => one.labels.includes('security')))) // oxfmt-ignore
ask('filter', 'Which tasks did Ines Duarte report?', gold.set(tasks.filter(one => one.reporter === person('Ines'))))
ask('filter', 'Which tasks in Sprint 28 has nobody started yet?', gold.either(gold.set(tasks.filter(one => one.sprint === sprint(28) && one.state === 'todo')), gold.empty())) // oxfmt-ignore
ask('filter', 'Which projects are on hold?', named(projects.filter(one => one.status === 'paused')))
ask('filter', 'blocked tasks pls', gold.either(gold.set(tasks.filter(one => one.blocker)), gold.set(tasks.filter(one => one.blocker && isOpen(one.blocker))))) // oxfmt-ignore
ask('filter', 'Are there any critical bugs that are not fixed yet?', gold.either(gold.set(bugs.filter(one => isOpen(one) && one.priority === 1)), gold.yes(true)), NUMBERED) // oxfmt-ignore

ask('count', 'How many open bugs do we have?', gold.count(bugs.filter(isOpen).length))
ask('count', 'How many tasks have been planned for Sprint 26?', gold.count(tasks.filter(one => one.sprint === sprint(26)).length)) // oxfmt-ignore
ask('count', 'how many ppl work for us in porto', gold.count(people.filter(one => one.city === 'Porto').length))
ask('count', 'How many tasks did we close in April?', gold.count(tasks.filter(one => one.completed?.startsWith('2025-04')).length)) // oxfmt-ignore
ask('count', 'How many issues has Leon Fischer raised?', gold.count(tasks.filter(one => one.reporter === person('Leon')).length)) // oxfmt-ignore
ask('count', 'Number of comments on FAL-6', gold.count(commentsOn(task('FAL-6'))))
ask('count', "How many of Greta Lindholm's tasks are already done?", gold.count(assignedTo(person('Greta')).filter(one => !isOpen(one)).length)) // oxfmt-ignore
ask('count', 'How many different clients do we work for?', gold.count(each(projects.map(one => one.client)).length))

ask('top', 'Who has the most open tasks?', oneOf(gold.largest(people, one => assignedTo(one).filter(isOpen).length)))
ask('top', 'Which project has the biggest budget?', oneOf(gold.largest(projects, one => one.budget)))
ask('top', 'Top 3 tasks by hours logged', gold.ordered(tasks, loggedOn, { count: 3 }))
ask(
  'top',
  'Which bug has been open the longest?',
  gold.smallest(bugs.filter(isOpen), one => one.created),
)
ask('top', 'who logged the most hours last month', oneOf(gold.largest(people, one => hoursOf(entriesBy(one).filter(({ day }) => day.startsWith('2025-04')))))) // oxfmt-ignore
ask('top', 'Which task has got the most comments?', gold.largest(tasks, commentsOn))
ask('top', 'What is the most urgent open task in the Harbour App?', gold.smallest(tasksOf(project('Harbour')).filter(isOpen), one => one.priority)) // oxfmt-ignore
ask('top', 'Which sprint has the most tasks in it?', oneOf(gold.largest(sprints, one => tasks.filter(({ sprint }) => sprint === one).length))) // oxfmt-ignore
ask('top', 'Which of our projects runs the longest?', oneOf(gold.largest(projects, one => daysBetween(one.from, one.until)))) // oxfmt-ignore

ask('aggregate', 'What is the total budget of all active projects?', gold.money(total(projects.filter(one => one.status === 'active').map(one => one.budget)))) // oxfmt-ignore
ask('aggregate', 'How many hours have we logged on Falcon so far?', hours(hoursOf(entriesOn(tasksOf(project('Falcon')))))) // oxfmt-ignore
ask('aggregate', 'avg estimate of the bugs?', hours(average(estimatesOf(bugs))))
ask('aggregate', 'How much time did Jonas Keller log in April?', hours(hoursOf(entriesBy(person('Jonas')).filter(({ day }) => day.startsWith('2025-04'))))) // oxfmt-ignore
ask('aggregate', 'How long does it take us to close a bug on average?', gold.plain(average(bugs.filter(one => one.completed).map(one => daysBetween(one.created, one.completed!))))) // oxfmt-ignore
ask('aggregate', 'total hours logged this month', hours(hoursOf(entriesIn('2025-05'))))
ask('aggregate', 'How many billable hours did we do for Bergmann Retail?', hours(hoursOf(entries.filter(one => one.billable && one.task.project.client === 'Bergmann Retail')))) // oxfmt-ignore
ask('aggregate', 'What do the estimates of the unfinished tasks in Sprint 26 add up to?', hours(total(estimatesOf(open.filter(one => one.sprint === sprint(26)))))) // oxfmt-ignore

ask('share', 'What percentage of our tasks are bugs?', gold.percent((100 * bugs.length) / tasks.length))
ask('share', 'What share of the logged hours is billable?', gold.percent((100 * hoursOf(entries.filter(one => one.billable))) / hoursOf(entries))) // oxfmt-ignore
ask('share', "What proportion of Falcon's tasks is finished?", gold.percent((100 * tasksOf(project('Falcon')).filter(one => !isOpen(one)).length) / tasksOf(project('Falcon')).length)) // oxfmt-ignore

ask('group', 'Open tasks per project', gold.map(projects.map(one => [gold.spelled(one.name, one.key), tasksOf(one).filter(isOpen).length]))) // oxfmt-ignore
const hoursIn = (time: string) => people.map((one): [string, number] => [one.name, hoursOf(entriesBy(one).filter(({ day }) => day.startsWith(time)))]) // oxfmt-ignore
ask('group', 'How many hours did each person log in April?', gold.either(gold.map(hoursIn('2025-04')), gold.map(hoursIn('2025-04').map(([name, sum]) => [name, sum * 60])))) // oxfmt-ignore
const TYPES = ['bug', 'feature', 'chore'] as const
ask('group', 'break the tasks down by type', gold.map(TYPES.map(type => [type, tasks.filter(ofType(type)).length])))
ask('group', 'What is the average estimate per type of task?', gold.map(TYPES.map(type => [type, average(estimatesOf(tasks.filter(ofType(type))))]), 'plain')) // oxfmt-ignore
const ofTeam = (factor: number) => gold.map(teams.map(one => [one.name, factor * hoursOf(entries.filter(({ person }) => person.team === one))]), 'plain') // oxfmt-ignore
ask('group', 'logged hours by team', gold.either(ofTeam(1), ofTeam(60)))
const MONTHS = ['January', 'February', 'March', 'April', 'May']
ask('group', 'How many tasks were completed in each month of this year?', gold.map(MONTHS.map((month, at) => [gold.spelled(`2025-0${at + 1}`, month, `${month} 2025`), tasks.filter(one => one.completed?.startsWith(`2025-0${at + 1}`)).length]))) // oxfmt-ignore

ask('groups-over', 'Who has more than three open tasks?', named(people.filter(one => assignedTo(one).filter(isOpen).length > 3))) // oxfmt-ignore
ask('groups-over', 'Which projects have at least three open bugs?', named(projects.filter(one => tasksOf(one).filter(two => isOpen(two) && two.type === 'bug').length >= 3))) // oxfmt-ignore
ask('groups-over', 'people who logged over 20 hours in april', named(people.filter(one => hoursOf(entriesBy(one).filter(({ day }) => day.startsWith('2025-04'))) > 20))) // oxfmt-ignore
ask('groups-over', 'Which tasks have more than two comments?', gold.set(tasks.filter(one => commentsOn(one) > 2)))

ask('compare', 'Did we log more hours in March or in April?', gold.text(gold.spelled('April', 'April 2025', '2025-04', 'in April'))) // oxfmt-ignore
ask('compare', 'Who has more open tasks, Amelia Novak or Noah Whitfield?', theOne(person('Amelia')))
ask('compare', 'Are there more open bugs than open features?', gold.yes(bugs.filter(isOpen).length > open.filter(ofType('feature')).length)) // oxfmt-ignore
ask('compare', 'Is the budget of Falcon bigger than that of the Harbour App?', gold.yes(true))
ask('compare', 'How many more tasks does Falcon have than the Data Lake?', gold.count(tasksOf(project('Falcon')).length - tasksOf(project('Data')).length, { unsigned: true })) // oxfmt-ignore

ask('yes-no', 'Is FAL-14 finished?', gold.yes(true))
ask('yes-no', 'Does Leon Fischer have anything overdue?', gold.either(gold.yes(true), gold.set([task('FAL-4')])))
ask('yes-no', 'Is anyone from the Mobile team working on Falcon?', gold.yes(tasksOf(project('Falcon')).some(one => one.assignee?.team.name === 'Mobile'))) // oxfmt-ignore
ask('yes-no', 'did elin sorensen log any time last week?', gold.yes(entriesBy(person('Elin')).some(({ day }) => day >= '2025-05-05' && day <= '2025-05-11'))) // oxfmt-ignore
ask('yes-no', 'Has LAK-6 got a due date?', gold.yes(false))

ask('join', 'Which projects is Keiko Tanabe leading?', named(projects.filter(one => one.lead === person('Keiko'))))
ask('join', 'Which client is HAR-5 for?', gold.text('City of Porto'))
const forPorto = tasks.filter(one => one.project.client === 'City of Porto')
ask('join', 'Who is working on tasks for the City of Porto?', gold.either(named(each(forPorto.map(one => one.assignee))), named(each(forPorto.filter(isOpen).map(one => one.assignee))))) // oxfmt-ignore
ask('join', 'Which open tasks are assigned to testers?', gold.set(open.filter(one => one.assignee?.role === 'tester')))
ask('join', 'Which open tasks belong to projects that Farid Haddad leads?', gold.set(open.filter(one => one.project.lead === person('Farid')))) // oxfmt-ignore
ask('join', 'Who has logged time on the Data Lake?', named(each(entriesOn(tasksOf(project('Data'))).map(one => one.person)))) // oxfmt-ignore
ask('join', 'what tasks are waiting for FAL-1', gold.set(tasks.filter(one => one.blocker === task('FAL-1'))))
ask('join', 'Who reported the bugs that Leon Fischer fixed?', named(each(assignedTo(person('Leon')).filter(one => one.type === 'bug' && !isOpen(one)).map(one => one.reporter)))) // oxfmt-ignore
ask('join', 'I need the e-mail addresses of everybody in the Studio team.', gold.set(people.filter(one => one.team === team('Studio')), { shows: one => [one.email] })) // oxfmt-ignore
ask('join', 'How many hours did the designers log altogether?', hours(hoursOf(entries.filter(one => one.person.role === 'designer')))) // oxfmt-ignore
ask('join', 'Who has put time into FAL-5?', named(each(entriesOn([task('FAL-5')]).map(one => one.person))))
const onWebsite = tasksOf(project('Website'))
ask('join', 'Which teams are involved in the Website Relaunch?', gold.either(...[onWebsite.map(one => one.assignee?.team), onWebsite.filter(isOpen).map(one => one.assignee?.team), entriesOn(onWebsite).map(one => one.person.team), [...onWebsite.map(one => one.assignee?.team), ...entriesOn(onWebsite).map(one => one.person.team)]].map(some => named(each(some))))) // oxfmt-ignore
ask('join', 'Which task is blocking WEB-3?', gold.record(task('WEB-3').blocker!))
ask('join', 'Which bugs were reported by people from Tallinn?', gold.set(bugs.filter(one => one.reporter.city === 'Tallinn'))) // oxfmt-ignore
ask('join', 'comments by olga petrenko on the data lake', gold.either(gold.count(comments.filter(one => one.author === person('Olga') && one.task.project === project('Data')).length), gold.set(comments.filter(one => one.author === person('Olga') && one.task.project === project('Data')))), ['todos']) // oxfmt-ignore

ask('lookup', 'When is FAL-11 due?', gold.text('2025-05-17'))
ask('lookup', 'Who is HAR-1 assigned to?', theOne(person('Amelia')))
ask('lookup', 'whats the priority of LAK-1', gold.text(gold.spelled('high', 'P2', '2')))
ask('lookup', 'What is the email of Mira Kovacs?', gold.text(person('Mira').email))
ask('lookup', 'Who is in charge of the Website Relaunch?', theOne(person('Olga')))
ask('lookup', 'When does sprint 27 end?', gold.text(sprint(27).until))
ask('lookup', 'Tell me about the task "Dark mode".', gold.record(task('KIO-4')))
ask('lookup', "What's the budget for the Kiosk Pilot?", gold.money(29500))
ask('lookup', 'How many hours a week does Noah Whitfield work?', gold.plain(24))
ask('lookup', 'Since when has Pablo Reyes been with us?', gold.text(person('Pablo').joined))

ask('date', 'Which tasks are due this week?', openOrAll(tasks.filter(dueIn('2025-05-12', '2025-05-18'))))
ask('date', 'what is overdue?', gold.set(tasks.filter(isOverdue)))
ask('date', 'Show me the tasks created in the last 14 days.', gold.either(gold.set(tasks.filter(one => one.created >= '2025-04-30')), gold.set(tasks.filter(one => one.created > '2025-04-30')))) // oxfmt-ignore
ask('date', 'Which sprint are we in on Falcon?', theOne(sprint(25)))
ask('date', 'What did we finish last week?', gold.set(tasks.filter(one => one.completed && one.completed >= '2025-05-05' && one.completed <= '2025-05-11'))) // oxfmt-ignore
ask('date', 'Which projects are past their deadline?', gold.either(named([project('Website')]), named([project('Website'), project('Payroll')]))) // oxfmt-ignore
ask('date', 'Who joined us after 2022?', named(people.filter(one => one.joined > '2022-12-31')))
ask('date', 'What has to be done by the end of the month?', gold.either(openOrAll(tasks.filter(dueIn(TODAY, '2025-05-31'))), gold.set(open.filter(dueIn('2000-01-01', '2025-05-31'))))) // oxfmt-ignore
ask('date', 'When does the next sprint of the Harbour App start?', gold.text('2025-05-19'))

ask('threshold', 'Which tasks are estimated at more than 12 hours?', gold.set(tasks.filter(one => one.estimate !== null && one.estimate > 12))) // oxfmt-ignore
ask('threshold', 'Projects with a budget between 30,000 and 60,000 euros', named(projects.filter(one => one.budget >= 30000 && one.budget <= 60000))) // oxfmt-ignore
ask('threshold', 'On which tasks did we log more hours than estimated?', gold.set(tasks.filter(one => one.estimate !== null && loggedOn(one) > one.estimate))) // oxfmt-ignore
ask('threshold', 'Who works fewer than 40 hours a week?', named(people.filter(one => one.capacity < 40)))
ask('threshold', 'Which bugs took longer than 40 days to fix?', gold.set(bugs.filter(one => one.completed && daysBetween(one.created, one.completed) > 40))) // oxfmt-ignore

ask('never', 'Which tasks has nobody logged any time on?', openOrAll(tasks.filter(one => loggedOn(one) === 0)))
ask('never', "who hasn't logged a single hour in may?", named(people.filter(one => !entriesBy(one).some(({ day }) => day.startsWith('2025-05'))))) // oxfmt-ignore
ask(
  'never',
  'Which projects have no bugs at all?',
  named(projects.filter(one => !bugs.some(bug => bug.project === one))),
)
ask('never', 'Is there anybody with nothing assigned to them?', gold.either(named(people.filter(one => assignedTo(one).length === 0)), gold.yes(true))) // oxfmt-ignore
ask('never', 'Bugs that nobody has commented on', gold.set(bugs.filter(one => commentsOn(one) === 0)))

ask('two', 'How many bugs and how many features are open?', gold.figures(gold.count(bugs.filter(isOpen).length), gold.count(open.filter(ofType('feature')).length))) // oxfmt-ignore
ask('two', 'Who reported FAL-6 and who fixed it?', gold.either(gold.set([task('FAL-6')], { shows: one => [one.reporter.name, one.assignee!.name] }), named([task('FAL-6').reporter, task('FAL-6').assignee!]))) // oxfmt-ignore
ask('two', 'When does Sprint 26 start and when does it end?', gold.set([sprint(26)], { shows: one => [one.from, one.until] })) // oxfmt-ignore

ask('unknown', "What is Amelia Novak's salary?", gold.unknown())
ask('unknown', 'Which invoices are still unpaid?', gold.unknown())
ask('unknown', 'How happy is the City of Porto with our work?', gold.unknown())
ask('unknown', 'What is the phone number of Elin Sorensen?', gold.unknown())
ask('unknown', 'How many pull requests were merged yesterday?', gold.unknown())
