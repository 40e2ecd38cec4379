/** What the agency teaches, where its people live, and how they are named. */
export const SUBJECTS: [name: string, category: string, levels: string[]][] = [
  ['Mathematics', 'Mathematics', ['Primary', 'GCSE', 'ALevel']],
  ['Further Mathematics', 'Mathematics', ['ALevel']],
  ['Statistics', 'Mathematics', ['GCSE', 'ALevel']],
  ['Physics', 'Sciences', ['GCSE', 'ALevel']],
  ['Chemistry', 'Sciences', ['GCSE', 'ALevel']],
  ['Biology', 'Sciences', ['GCSE', 'ALevel']],
  ['Combined Science', 'Sciences', ['Primary', 'GCSE']],
  ['Computer Science', 'Sciences', ['GCSE', 'ALevel']],
  ['English', 'Languages', ['Primary', 'GCSE', 'ALevel']],
  ['French', 'Languages', ['Primary', 'GCSE', 'ALevel']],
  ['Spanish', 'Languages', ['GCSE', 'ALevel']],
  ['German', 'Languages', ['GCSE', 'ALevel']],
  ['Latin', 'Languages', ['GCSE', 'ALevel']],
  ['Mandarin', 'Languages', ['Primary', 'GCSE']],
  ['History', 'Humanities', ['GCSE', 'ALevel']],
  ['Geography', 'Humanities', ['GCSE', 'ALevel']],
  ['Economics', 'Humanities', ['ALevel']],
  ['Philosophy', 'Humanities', ['ALevel']],
  ['Piano', 'Music', ['Primary', 'GCSE']],
  ['Violin', 'Music', ['Primary', 'GCSE']],
  ['Music Theory', 'Music', ['GCSE', 'ALevel']],
  ['Eleven Plus', 'ExamPreparation', ['Primary']],
  ['Study Skills', 'ExamPreparation', ['GCSE', 'ALevel']],
]
/** Which of them go together in one tutor. */
export const BUNDLES: string[][] = [
  ['Mathematics', 'Further Mathematics', 'Physics'],
  ['Mathematics', 'Statistics', 'Economics'],
  ['Chemistry', 'Biology'],
  ['English', 'History'],
  ['French', 'Spanish'],
  ['Mathematics', 'Eleven Plus', 'English'],
  ['Piano', 'Music Theory'],
  ['Physics', 'Chemistry', 'Combined Science'],
  ['German', 'French'],
  ['Latin', 'History'],
  ['Geography', 'Study Skills'],
  ['Computer Science', 'Mathematics'],
  ['English', 'Philosophy', 'Study Skills'],
  ['Biology', 'Combined Science'],
  ['Violin', 'Piano'],
  ['Mandarin', 'Eleven Plus'],
  ['Spanish', 'Latin'],
  ['Eleven Plus', 'Combined Science', 'English'],
]
export const TOWNS: [town: string, area: string, streets: string[]][] = [
  ['Bristol', 'BS6', ['Whiteladies Road', 'Cotham Hill', 'Chandos Road', 'Gloucester Road']],
  ['Bristol', 'BS3', ['North Street', 'Greville Road', 'Coronation Road']],
  ['Bath', 'BA1', ['Lansdown Road', 'Julian Road', 'Camden Crescent']],
  ['Keynsham', 'BS31', ['Charlton Road', 'Wellsway']],
  ['Portishead', 'BS20', ['Nore Road', 'Slade Road']],
  ['Thornbury', 'BS35', ['Castle Street', 'Gloucester Road']],
  ['Clevedon', 'BS21', ['Hill Road', 'Old Church Road']],
]
export const SCHOOLS: Record<'primary' | 'secondary', string[]> = {
  primary: ['St Brannock Primary', 'Hillcote Primary', 'Wellsmead Primary', 'Lansdown Junior School'],
  secondary: ['Fernhill Academy', 'Cotham Grove School', 'Severnside High', 'Abbey Road College', 'King Alfred School'],
}
export const TUTORS =
  `Harriet Quayle, Dominic Ferrars, Ingrid Solberg, Callum Rutherglen, Bethan Llewellyn, Marcus Oyelaran, Philippa Stannard,
Jonas Weidmann, Aisha Rahimi, Gareth Penhallow, Lucille Marchand, Theodore Blakeney, Sunita Deshmukh, Rory Gilchrist, Elspeth Cairns,
Mateo Villanueva, Francesca Bellini, Nathaniel Cross, Yuki Hamasaki, Winifred Tolley, Desmond Achebe, Clara Nettlefold, Owen Trevithick,
Patience Mbeki, Rupert Hallam, Siobhan Kearney, Anders Lindholm, Mei Zhang, Gregory Standish, Lydia Fairbourne, Tobias Kessler,
Naomi Whitcombe, Alistair Drummond, Camille Auberon, Zoltan Varady, Imelda Roche, Bernard Stokes, Kavita Menon`
    .replaceAll('\n', ' ')
    .split(', ') // oxfmt-ignore
export const GUARDIAN_FIRST = `Alison Benedict Carol Derek Eleanor Frank Gillian Howard Irene Julian Karen Lionel Margaret Nigel Olivia Pauline Quincy
Rachel Stephen Tessa Ursula Vernon Wendy Yvonne`.split(/\s+/) // oxfmt-ignore
export const GUARDIAN_LAST = `Ainsworth Babbage Calloway Dunmore Edgerton Farthing Goodwin Hathersage Inskip Jellicoe Kingsnorth Loxley Mallory
Norbury Oakeshott Pickersgill Quennell Radcliffe Selwyn Tamblyn Uttley Venables Wetherby Yardley Ashcombe Birtwhistle Copeland Dalrymple Ellery
Fanshawe Garrick Holloway Ibbotson Jopling Kimberley Lockhart Merriman Nuttall Orchard Prendergast Rowntree Satterthwaite Thackeray Underwood
Vickery Wainwright Yelland Arkwright Bellamy Cheswick Dearden Enderby`.split(/\s+/) // oxfmt-ignore
export const PUPIL_FIRST = `Adam Bella Caleb Daisy Edmund Freya Gabriel Hannah Isaac Jemima Kit Lola Max Nell Oscar Poppy Reuben Sofia Toby Violet
William Zara Arlo Beatrice Corin Dulcie Ethan Flora Hugo Ivy`.split(/\s+/) // oxfmt-ignore
export const BIOS = ['Former head of department with twelve years in the classroom.', 'Loves making hard things simple.', 'Examiner for two of the large boards.', 'Patient with nervous beginners.', 'Plays in a string quartet at weekends.'] // oxfmt-ignore
export const NOTES = ['Dyslexic, prefers printed sheets', 'Resits in summer', 'Please ring the side door', 'Gets anxious before tests', 'Wants to read medicine'] // oxfmt-ignore
export const FEEDBACK = ['Good progress on past papers.', 'Tired today, we went over the basics again.', 'Ready for the next topic.', 'Homework was not done.', 'Very focused, excellent session.'] // oxfmt-ignore
