/** What stands on the shelves: one line for each score. */
type Work = [
  title: string,
  composer: string,
  category: string,
  instrumentation: string[],
  difficulty: string | null,
  publisher: string,
  publishedYear: number,
  pages: number,
  replacementPrice: number,
]

const [VEL, ORR, HAL, NIK, PAV] = ['Velden Urtext', 'Orrin & Sons', 'Hallqvist', 'Edition Nikisch', 'Pavane Press']

// oxfmt-ignore
export const WORKS: Work[] = [
  ['Six Suites for Solo Cello', 'Johann Sebastian Bach', 'solo', ['cello'], 'advanced', VEL, 2007, 72, 24.5],
  ['The Well-Tempered Clavier, Book I', 'Johann Sebastian Bach', 'solo', ['piano'], 'advanced', VEL, 1997, 131, 29],
  ['Two-Part Inventions', 'Johann Sebastian Bach', 'solo', ['piano'], 'intermediate', ORR, 1984, 40, 11.95],
  ['St Matthew Passion', 'Johann Sebastian Bach', 'choral', ['mixed choir', 'orchestra'], 'professional', HAL, 1974, 318, 58],
  ['Brandenburg Concerto No. 5', 'Johann Sebastian Bach', 'orchestral', ['flute', 'violin', 'harpsichord', 'strings'], 'advanced', HAL, 1991, 84, 31.5],
  ['Clarinet Quintet', 'Johannes Brahms', 'chamber', ['clarinet', 'string quartet'], 'advanced', VEL, 2012, 96, 38],
  ['Horn Trio', 'Johannes Brahms', 'chamber', ['horn', 'violin', 'piano'], 'professional', VEL, 2004, 78, 33.5],
  ['A German Requiem', 'Johannes Brahms', 'choral', ['mixed choir', 'orchestra'], 'advanced', NIK, 1969, 224, 42],
  ['Hungarian Dances for Piano Duet', 'Johannes Brahms', 'chamber', ['piano'], 'intermediate', NIK, 1988, 142, 26],
  ['Symphony No. 4', 'Johannes Brahms', 'orchestral', ['orchestra'], 'professional', HAL, 1978, 190, 47.5],
  ['Six Piano Pieces', 'Johannes Brahms', 'solo', ['piano'], 'advanced', VEL, 2016, 44, 17],
  ['Scenes from Childhood', 'Robert Schumann', 'solo', ['piano'], 'intermediate', VEL, 2009, 36, 13.5],
  ['Album for the Young', 'Robert Schumann', 'solo', ['piano'], 'beginner', NIK, 1993, 64, 15],
  ['Piano Quartet', 'Robert Schumann', 'chamber', ['piano', 'violin', 'viola', 'cello'], 'advanced', VEL, 2006, 88, 35],
  ['Fantasy Pieces', 'Robert Schumann', 'chamber', ['clarinet', 'piano'], 'advanced', ORR, 2001, 52, 19.5],
  ['Three Romances', 'Clara Schumann', 'chamber', ['violin', 'piano'], 'intermediate', PAV, 2018, 34, 18],
  ['Piano Trio', 'Clara Schumann', 'chamber', ['violin', 'cello', 'piano'], 'advanced', PAV, 2013, 70, 29.5],
  ['The Magic Flute', 'Wolfgang Amadeus Mozart', 'opera', ['voice', 'orchestra'], 'professional', HAL, 1970, 376, 64],
  ['Clarinet Concerto', 'Wolfgang Amadeus Mozart', 'orchestral', ['clarinet', 'orchestra'], 'advanced', HAL, 2003, 92, 34],
  ['Flute Quartets', 'Wolfgang Amadeus Mozart', 'chamber', ['flute', 'violin', 'viola', 'cello'], 'intermediate', NIK, 1995, 68, 25],
  ['Horn Concertos Nos. 1 to 4', 'Wolfgang Amadeus Mozart', 'orchestral', ['horn', 'orchestra'], 'advanced', NIK, 1986, 118, 37],
  ['Winter Journey', 'Franz Schubert', 'vocal', ['voice', 'piano'], 'advanced', VEL, 2010, 98, 27.5],
  ['The Trout Quintet', 'Franz Schubert', 'chamber', ['piano', 'violin', 'viola', 'cello', 'double bass'], 'advanced', HAL, 1999, 112, 36.5],
  ['Impromptus', 'Franz Schubert', 'solo', ['piano'], 'advanced', VEL, 2014, 76, 21],
  ['Arpeggione Sonata', 'Franz Schubert', 'chamber', ['cello', 'piano'], 'advanced', ORR, 1982, 46, 16.5],
  ['Messiah', 'George Frideric Handel', 'choral', ['mixed choir', 'orchestra'], 'intermediate', ORR, 1959, 264, 32],
  ['Six Flute Sonatas', 'George Frideric Handel', 'chamber', ['flute', 'harpsichord'], 'intermediate', HAL, 1998, 58, 22],
  ['Enigma Variations', 'Edward Elgar', 'orchestral', ['orchestra'], 'professional', ORR, 1963, 136, 39.5],
  ['Cello Concerto', 'Edward Elgar', 'orchestral', ['cello', 'orchestra'], 'professional', ORR, 1989, 104, 41],
  ['Sea Pictures', 'Edward Elgar', 'vocal', ['voice', 'orchestra'], 'advanced', ORR, 1972, 66, 28],
  ['A Ceremony of Carols', 'Benjamin Britten', 'choral', ['treble choir', 'harp'], 'intermediate', PAV, 1994, 54, 19],
  ['Peter Grimes', 'Benjamin Britten', 'opera', ['voice', 'orchestra'], 'professional', PAV, 1981, 402, 72.5],
  ['Six Metamorphoses after Ovid', 'Benjamin Britten', 'solo', ['oboe'], 'advanced', PAV, 2000, 12, 14.5],
  ['Syrinx', 'Claude Debussy', 'solo', ['flute'], 'advanced', NIK, 2015, 6, 8.5],
  ['Preludes, Book I', 'Claude Debussy', 'solo', ['piano'], 'professional', VEL, 2008, 62, 23.5],
  ['Premiere Rhapsodie', 'Claude Debussy', 'chamber', ['clarinet', 'piano'], 'professional', NIK, 2011, 30, 20.5],
  ['Gymnopedies', 'Erik Satie', 'solo', ['piano'], 'beginner', PAV, 1996, 16, 9.95],
  ['Carmen', 'Georges Bizet', 'opera', ['voice', 'orchestra'], 'professional', NIK, 1967, 348, 61.5],
  ['Trumpet Concerto', 'Joseph Haydn', 'orchestral', ['trumpet', 'orchestra'], 'advanced', HAL, 1985, 74, 30],
  ['The Creation', 'Joseph Haydn', 'choral', ['mixed choir', 'orchestra'], 'advanced', HAL, 1976, 242, 44],
  ['London Trios', 'Joseph Haydn', 'chamber', ['flute', 'cello'], 'intermediate', NIK, 2002, 38, 18.5],
  ['Morceau Symphonique', 'Alexandre Guilmant', 'chamber', ['trombone', 'piano'], 'advanced', PAV, 1990, 24, 15.5],
  ['First Steps on the Violin', 'Ada Lindholt', 'method', ['violin'], 'beginner', PAV, 2019, 82, 16],
  ['Daily Breathing for Brass Players', 'Ignacio Torrell', 'method', ['trumpet', 'horn', 'trombone'], 'beginner', PAV, 2021, 56, 18.95],
  ['Sight-Reading for Singers', 'Ada Lindholt', 'method', ['voice'], 'intermediate', PAV, 2017, 108, 21.5],
  ['Forty Studies for Clarinet', 'Cyrille Rose', 'method', ['clarinet'], 'intermediate', ORR, 1979, 48, 13],
  ['Orchestral Excerpts for Viola', 'Ruth Calloway', 'method', ['viola'], 'professional', ORR, 2020, 94, 26.5],
  ['Harmony at the Keyboard', 'Ruth Calloway', 'method', ['piano'], null, ORR, 2005, 156, 34.5],
]

const words = (text: string) => text.split(/\s+/)
export const FIRST_NAMES =
  words(`Agnes Bertil Clemency Dario Eilidh Florian Greta Hamish Ilse Jonah Katya Leander Marta Nils Orla Piers
Romy Silas Tilda Umberto Verity Wilf Yara Zeno Anouk Benedikt Coralie Dunstan Elspeth Freya Gwilym Henrike`)
export const LAST_NAMES =
  words(`Aldous Birkett Carrow Drummond Eckhart Fenwick Garside Hollis Inchbald Jessop Kestle Larwood Mottram
Norrie Oakeshott Penhale Quayle Ridsdale Stapleton Tregear Uttley Venables Wainwright Yelland Ashby Brodie Calvert Delamere`)
