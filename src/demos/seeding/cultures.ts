/** Words of one table cell: a table reads better as text than as thousands of quoted strings. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Names that go together: people's, and family names that companies are called after (kept apart from people's). */
export interface Culture {
  first: readonly string[]
  last: readonly string[]
  founders: readonly string[]
  /** Ways to write a street address; `#` is the number. */
  streets: readonly string[]
}

const lines = (text: string): readonly string[] => text.split('|').map(part => part.trim())

/** Everything is plain ASCII, as business systems tend to keep it, so that it can be typed on any keyboard. */
export const CULTURES = {
  anglo: {
    first: words(`James Mary Robert Patricia Michael Jennifer David Linda William Elizabeth Richard Barbara Joseph Susan
      Thomas Jessica Charles Sarah Daniel Karen Matthew Lisa Anthony Nancy Mark Betty Steven Sandra Andrew Ashley Joshua
      Kimberly Kevin Emily Brian Donna George Michelle Timothy Carol Jason Amanda Edward Melissa Jeffrey Deborah Ryan
      Stephanie Jacob Rebecca Nicholas Laura Eric Helen Jonathan Sharon Stephen Cynthia Larry Kathleen`),
    last: words(`Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Thomas Moore Jackson Martin Thompson
      White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Hill Green Adams Baker Nelson Hall Campbell
      Mitchell Carter Roberts Turner Phillips Evans Parker Collins Edwards Stewart Morris Murphy Cook Rogers Morgan Cooper
      Peterson Bailey Reed Kelly Howard Cox Ward Richardson Watson Brooks Wood Bennett Gray Hughes Price Myers Long Foster
      Sanders Ross Powell Sullivan Russell Jenkins Perry Butler Barnes Fisher Henderson Coleman Simmons`),
    founders: words(`Abernathy Blackwood Cavendish Dunmore Ellsworth Fairbanks Gallagher Hathaway Ingersoll Kensington
      Lockhart Merriweather Northcott Osgood Pemberton Ravensdale Sutherland Tremaine Vandermeer Winthrop`),
    streets: lines(
      '# Market Street | # Main Street | # Park Avenue | # Commerce Drive | # Industrial Parkway | # Lakeview Road | # Liberty Plaza | # Station Road',
    ),
  },
  german: {
    first:
      words(`Lukas Anna Felix Lena Maximilian Julia Jonas Katharina Stefan Sabine Markus Claudia Tobias Petra Florian
      Monika Sebastian Birgit Matthias Heike Christian Ursula Andreas Franziska`),
    last: words(`Mueller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf
      Neumann Schwarz Zimmermann Braun Hartmann Lange Werner Krause Lehmann`),
    founders: words('Brandt Dietrich Eberhardt Falkner Grunwald Holstein Kaltenbach Lindauer Reinhardt Steinmetz'),
    streets: lines('Bahnhofstrasse # | Hauptstrasse # | Lindenallee # | Industriestrasse #'),
  },
  french: {
    first: words(`Antoine Camille Julien Claire Nicolas Sophie Pierre Isabelle Laurent Nathalie Olivier Valerie Mathieu
      Celine Guillaume Sandrine Alexandre Aurelie Vincent Pauline Bastien Juliette Thierry Margaux`),
    last: words(`Bernard Dubois Durand Leroy Moreau Laurent Simon Michel Lefebvre Bertrand Roux Fournier Girard Bonnet
      Dupont Lambert Fontaine Rousseau Mercier Blanc Guerin Boyer Garnier Chevalier`),
    founders: words('Beaumont Castellane Delacroix Fontenay Gaillard Lavigne Marchand Perrault Sauveterre Valmont'),
    streets: lines('# rue de la Republique | # avenue Victor Hugo | # boulevard Voltaire | # quai des Docks'),
  },
  dutch: {
    first: words(`Daan Emma Sem Sanne Bram Fleur Thijs Lotte Jeroen Marieke Pieter Anouk Ruben Femke Maarten Iris Sander
      Eline Joost Maud Wouter Roos Niels Tess`),
    last: words(`Jansen Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Kok Jacobs Vermeulen
      Schouten Willems Hoekstra Koster Prins Huisman Kuipers Postma`),
    founders: words(
      'Broekhuizen Damstra Eikelboom Groeneveld Hoogland Kortenaer Oosterhuis Roelofs Steenbergen Zandvoort',
    ),
    streets: lines('Stationsweg # | Havenstraat # | Keizerslaan # | Marktplein #'),
  },
  nordic: {
    first:
      words(`Erik Ingrid Lars Astrid Anders Karin Johan Elin Mikael Sigrid Henrik Maja Oskar Linnea Gustav Freja Nils
      Hanna Magnus Solveig Axel Kirsten Viktor Annika`),
    last: words(`Johansson Andersson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson
      Hansen Olsen Larsen Berg Haugen Dahl Lund Moen Lindberg Bergstrom Sandberg Nyberg`),
    founders: words('Almqvist Bjorklund Ekstrand Fagerholm Hallgren Kjellberg Lindqvist Norrman Sorensen Thorvald'),
    streets: lines('Storgatan # | Kungsgatan # | Hamngatan # | Skogsveien #'),
  },
  italian: {
    first:
      words(`Marco Giulia Luca Chiara Matteo Francesca Alessandro Martina Davide Elena Stefano Valentina Giovanni Silvia
      Riccardo Paola Lorenzo Alessia Fabio Roberta Simone Federica Paolo Bianca`),
    last: words(`Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano
      Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi`),
    founders: words('Altavilla Bellandi Casadei Donatelli Ferrante Gualtieri Montanari Palladino Serafini Vescovi'),
    streets: lines('Via Garibaldi # | Corso Italia # | Via Mazzini # | Piazza del Mercato #'),
  },
  spanish: {
    first:
      words(`Carlos Maria Javier Carmen Alejandro Ana Miguel Laura Diego Elena Fernando Marta Pablo Cristina Sergio Paula
      Rafael Isabel Andres Beatriz Ricardo Gabriela Eduardo Daniela Emilio Valeria Hugo Natalia`),
    last: words(`Garcia Fernandez Gonzalez Rodriguez Lopez Martinez Sanchez Perez Gomez Ruiz Hernandez Jimenez Diaz Moreno
      Alvarez Romero Navarro Torres Dominguez Vazquez Ramos Gil Ramirez Serrano Molina Morales Ortega Delgado Castro Ortiz
      Rubio Medina Castillo Herrera Vargas Reyes`),
    founders: words('Almagro Bustamante Cienfuegos Echeverria Fuentes Ibarra Montesinos Quintero Salvatierra Zamora'),
    streets: lines('Calle Mayor # | Avenida de la Libertad # | Calle del Comercio # | Paseo de la Reforma #'),
  },
  portuguese: {
    first:
      words(`Joao Ana Pedro Beatriz Lucas Mariana Gabriel Fernanda Rafael Juliana Thiago Camila Bruno Larissa Felipe
      Patricia Gustavo Leticia Rodrigo Renata Marcelo Vanessa Leonardo Carolina`),
    last: words(`Silva Santos Oliveira Souza Pereira Lima Carvalho Ferreira Ribeiro Almeida Costa Gomes Martins Araujo Melo
      Barbosa Cardoso Teixeira Moreira Correia Nunes Vieira Monteiro Freitas`),
    founders: words(
      'Alencar Bragantino Cavalcanti Drummond Figueiredo Guimaraes Lacerda Magalhaes Siqueira Vasconcelos',
    ),
    streets: lines('Rua Augusta # | Avenida Paulista # | Rua do Comercio # | Avenida Atlantica #'),
  },
  polish: {
    first:
      words(`Jan Anna Piotr Katarzyna Tomasz Agnieszka Krzysztof Malgorzata Pawel Joanna Marcin Magdalena Michal Monika
      Jakub Ewa Adam Dorota Marek Aleksandra Grzegorz Natalia Wojciech Karolina`),
    last: words(`Nowak Kowalski Wisniewski Wojcik Kowalczyk Kaminski Lewandowski Zielinski Szymanski Wozniak Dabrowski
      Kozlowski Mazur Kwiatkowski Krawczyk Kaczmarek Piotrowski Grabowski Pawlak Michalski Krol Wieczorek Jablonski Wrobel`),
    founders: words('Bialek Czerwinski Gorski Jagiello Malinowski Ostrowski Radziwill Sobieski Tarnowski Zawadzki'),
    streets: lines('ul. Dluga # | ul. Polna # | aleja Niepodleglosci # | ul. Portowa #'),
  },
  japanese: {
    first:
      words(`Haruto Yui Sota Aoi Yuto Hina Riku Sakura Kaito Rin Hiroshi Yuki Takashi Keiko Kenji Naoko Satoshi Akiko
      Makoto Emi Daisuke Mariko Shinji Tomoko`),
    last: words(`Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi
      Matsumoto Inoue Kimura Hayashi Shimizu Saito Mori Abe Ikeda Hashimoto`),
    founders: words('Asahina Fujikawa Hoshino Kitamura Minamoto Nagasawa Okudaira Shirakawa Tachibana Uehara'),
    streets: lines('#-4 Sakura-dori | #-2 Chuo | #-11 Minato-machi | #-7 Ekimae'),
  },
  indian: {
    first:
      words(`Aarav Priya Rohan Ananya Vikram Divya Arjun Neha Rahul Kavita Sanjay Pooja Amit Meera Rajesh Sunita Karan
      Lakshmi Nikhil Shreya Suresh Anjali Deepak Radhika`),
    last: words(`Sharma Patel Gupta Singh Kumar Reddy Iyer Nair Mehta Desai Joshi Kapoor Malhotra Chopra Verma Rao Menon
      Agarwal Bhatt Banerjee Mukherjee Pillai Shah Saxena`),
    founders: words(
      'Anantharaman Bhargava Chandrasekhar Dhawan Ganesan Krishnaswamy Mahadevan Raghunathan Sabharwal Thakkar',
    ),
    streets: lines('# MG Road | # Nehru Marg | # Residency Road | # Station Road'),
  },
  korean: {
    first:
      words(`Minjun Seoyeon Jihoon Jiwoo Hyunwoo Minji Donghyun Soyeon Junho Hyejin Sungmin Eunji Taeyang Yuna Jaewon
      Sujin Kyungsoo Haeun`),
    last: words('Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Shin Seo Kwon Hwang Ahn Song Hong'),
    founders: words('Baekdu Cheongun Daesung Gyeongha Hanbit Jinwon Miraeon Namsan Saebyeok Taebaek'),
    streets: lines('# Teheran-ro | # Sejong-daero | # Gangnam-daero | # Haeundae-ro'),
  },
  chinese: {
    first: words(`Wei Mei Jun Ling Hao Xin Ming Yan Jian Hui Cheng Fang Kai Shu Liang Jia Zhen Yi`),
    last: words('Chen Tan Lim Wong Ng Lee Goh Chua Ong Koh Teo Ang Yeo Tay Ho Low Sim Chia'),
    founders: words('Changhe Donghai Fengshan Haoran Jinling Longyue Minghua Tianhe Xinghai Yongsheng'),
    streets: lines('# Orchard Road | # Raffles Place | # Marina Boulevard | # Jurong East Street'),
  },
  arabic: {
    first:
      words(`Omar Fatima Ahmed Layla Khalid Mariam Yousef Noor Hassan Aisha Tariq Salma Faisal Huda Karim Rania Ibrahim
      Dalia Sami Amina Nasser Zeinab Rashid Lina`),
    last: words(`Haddad Mansour Khoury Rahman Nasser Farouk Saleh Hamdan Qasim Aziz Bakri Darwish Fadel Ghanem Jaber Kassem
      Masri Najjar Osman Sabbagh Taha Youssef Zaki Shaheen`),
    founders: words('Almanara Barakat Fayrouz Hijazi Jazira Marjan Qamar Rihab Sahara Zaytoun'),
    streets: lines('# King Fahd Road | # Corniche Street | # Al Nahda Street | # Airport Road'),
  },
  hebrew: {
    first: words(
      'Noam Yael David Tamar Eitan Noa Amir Shira Yonatan Maya Uri Michal Gal Avigail Itai Rachel Omer Talia',
    ),
    last: words(
      'Cohen Levi Mizrahi Peretz Biton Dahan Avraham Friedman Malka Azulay Katz Gabay Shapira Amar Segal Golan Barak Harel',
    ),
    founders: words('Arava Carmeli Galil Kinneret Lavon Negevi Orlan Shaked Tavor Yarden'),
    streets: lines('# Rothschild Boulevard | # Herzl Street | # Allenby Street | # HaNamal Street'),
  },
  african: {
    first:
      words(`Kwame Amara Chinedu Ngozi Tunde Zanele Sipho Wanjiru Kamau Thandi Emeka Adaeze Jabari Nia Themba Lerato Obi
      Folake Kofi Abena Mandla Nomsa Otieno Achieng`),
    last: words(`Okafor Adeyemi Mensah Dlamini Nkosi Mwangi Kamara Ndlovu Okonkwo Balogun Mokoena Njoroge Abiola Khumalo
      Odhiambo Zulu Eze Owusu Mahlangu Wanjala Adebayo Botha Naidoo Kariuki`),
    founders: words('Baobabu Chaka Ekwueme Imani Kilima Lungelo Marula Nyota Serengo Umoja'),
    streets: lines('# Independence Avenue | # Nelson Mandela Road | # Marina Road | # Kenyatta Avenue'),
  },
} satisfies Record<string, Culture>

export type CultureName = keyof typeof CULTURES
