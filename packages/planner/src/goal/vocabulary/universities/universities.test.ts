import { expect, test } from 'vitest'
import { readText } from '../../read-text.ts'
import { schools } from './schools.ts'
import { universities } from './universities.ts'

const names = new Set(universities.map(({ name }) => name))

const split = (list: string) => list.trim().split(/\s*[|\n]\s*/)

/**
 * The 187 universities in category R1 of the 2025 Carnegie Classification, by state, with the names that our vocabulary
 * uses. The CUNY Graduate Center is included as the City University of New York. Source: a copy of the February 2025
 * list.
 */
const researchUniversities = split(`
  Auburn University|University of Alabama|University of Alabama at Birmingham
  Arizona State University|Northern Arizona University|University of Arizona
  University of Arkansas
  California Institute of Technology|San Diego State University|Stanford University|University of California, Berkeley
  University of California, Davis|University of California, Irvine|University of California, Los Angeles
  University of California, Merced|University of California, Riverside|University of California, San Diego
  University of California, San Francisco|University of California, Santa Barbara
  University of California, Santa Cruz|University of Southern California
  Colorado School of Mines|Colorado State University|University of Colorado Boulder|University of Colorado Denver
  University of Denver
  University of Connecticut|Yale University
  University of Delaware
  American University|George Washington University|Georgetown University|Howard University
  Catholic University of America
  Florida Atlantic University|Florida International University|Florida State University|Nova Southeastern University
  University of Central Florida|University of Florida|University of Miami|University of South Florida
  Emory University|Georgia Institute of Technology|Georgia State University|University of Georgia
  University of Hawaiʻi
  University of Idaho
  Loyola University Chicago|Northwestern University|Southern Illinois University|University of Chicago
  University of Illinois Chicago|University of Illinois Urbana-Champaign
  Indiana University Bloomington|Indiana University Indianapolis|Purdue University|University of Notre Dame
  Iowa State University|University of Iowa
  Kansas State University|University of Kansas
  University of Kentucky|University of Louisville
  Louisiana State University|Tulane University|University of Louisiana at Lafayette
  University of Maine
  Johns Hopkins University|University of Maryland, Baltimore|University of Maryland
  University of Maryland, Baltimore County
  Boston College|Boston University|Brandeis University|Harvard University|Massachusetts Institute of Technology
  Northeastern University|Tufts University|University of Massachusetts Amherst|University of Massachusetts Boston
  University of Massachusetts Lowell|Worcester Polytechnic Institute
  Michigan State University|Michigan Technological University|University of Michigan|Wayne State University
  University of Minnesota
  Mississippi State University|University of Mississippi|University of Southern Mississippi
  Missouri University of Science and Technology|Saint Louis University|University of Missouri
  University of Missouri–Kansas City|Washington University in St. Louis
  Montana State University|University of Montana
  University of Nebraska Medical Center|University of Nebraska–Lincoln
  University of Nevada, Las Vegas|University of Nevada, Reno
  Dartmouth College|University of New Hampshire
  New Jersey Institute of Technology|Princeton University|Rutgers University
  New Mexico State University|University of New Mexico
  Duke University|East Carolina University|North Carolina State University|University of North Carolina at Chapel Hill
  University of North Carolina at Charlotte
  North Dakota State University|University of North Dakota
  Binghamton University|City University of New York|Columbia University|Cornell University|New York University
  Rensselaer Polytechnic Institute|Stony Brook University|Syracuse University|University at Albany
  University at Buffalo|University of Rochester|Weill Cornell Medicine
  Case Western Reserve University|Kent State University|Ohio State University|Ohio University
  University of Cincinnati|University of Dayton|University of Toledo
  Oklahoma State University|University of Oklahoma
  Oregon State University|University of Oregon
  Carnegie Mellon University|Drexel University|Lehigh University|Pennsylvania State University|Temple University
  University of Pennsylvania|University of Pittsburgh
  Brown University|University of Rhode Island
  Clemson University|Medical University of South Carolina|University of South Carolina
  University of Tennessee Health Science Center|University of Tennessee|University of Memphis|Vanderbilt University
  Baylor College of Medicine|Baylor University|Rice University|Southern Methodist University|Texas A&M University
  Texas Tech University|University of Texas Health Science Center at Houston
  University of Texas Health Science Center at San Antonio|University of Texas at Arlington
  University of Texas at Austin|University of Texas at Dallas|University of Texas at El Paso
  University of Texas at San Antonio|University of Houston|University of North Texas
  University of Texas Southwestern Medical Center
  Brigham Young University|University of Utah|Utah State University
  University of Vermont
  George Mason University|Old Dominion University|University of Virginia|Virginia Commonwealth University
  Virginia Tech|College of William & Mary
  University of Washington|Washington State University
  West Virginia University
  University of Wisconsin–Madison|University of Wisconsin–Milwaukee
  University of Wyoming
`)

/**
 * The members of Universities Canada, by province, with the names that our vocabulary uses. Source: a copy of the
 * October 2026 list with 95 of its 97 names. Three of the 95 are omitted, because they are federated colleges of the
 * University of Toronto, which admits their students.
 */
const canadianMembers = split(`
  Athabasca University|Concordia University of Edmonton|King's University|MacEwan University|Mount Royal University
  St. Mary's University Calgary|University of Alberta|University of Calgary|University of Lethbridge
  Capilano University|Emily Carr University of Art + Design|Kwantlen Polytechnic University|Royal Roads University
  Simon Fraser University|Thompson Rivers University|Trinity Western University|University of British Columbia
  University of Northern British Columbia|University of the Fraser Valley|University of Victoria
  Vancouver Island University
  Brandon University|Canadian Mennonite University|Université de Saint-Boniface|University of Manitoba
  University of Winnipeg
  Mount Allison University|St. Thomas University|Université de Moncton|University of New Brunswick
  Memorial University of Newfoundland
  Acadia University|Cape Breton University|Dalhousie University|Mount Saint Vincent University|NSCAD University
  Saint Mary's University|St. Francis Xavier University|Université Sainte-Anne|University of King's College
  Algoma University|Brock University|Carleton University|Huron University|King's University College
  Lakehead University|Laurentian University|McMaster University|Nipissing University|OCAD University
  Ontario Tech University|Queen's University|Redeemer University|Royal Military College of Canada
  St. Jerome's University|Toronto Metropolitan University|Trent University|University of Guelph|University of Ottawa
  University of Sudbury|University of Toronto|University of Waterloo|University of Windsor|Western University
  Wilfrid Laurier University|York University
  University of Prince Edward Island
  Bishop's University|Concordia University|École de technologie supérieure
  École nationale d'administration publique|HEC Montréal|Institut national de la recherche scientifique
  McGill University|Polytechnique Montréal|Université de Montréal|Université de Sherbrooke
  Université du Québec à Chicoutimi|Université du Québec à Montréal|Université du Québec à Rimouski
  Université du Québec à Trois-Rivières|Université du Québec en Abitibi-Témiscamingue
  Université du Québec en Outaouais|Université Laval|Université TÉLUQ
  Campion College|First Nations University of Canada|Luther College|St. Thomas More College|University of Regina
  University of Saskatchewan
  Yukon University
`)

test('includes the 187 universities with very high research activity', () => {
  expect(new Set(researchUniversities).size).toBe(187)
  expect(researchUniversities.filter((name) => !names.has(name))).toEqual([])
})

test('includes the members of Universities Canada', () => {
  expect(canadianMembers.filter((name) => !names.has(name))).toEqual([])
})

test('contains each university once', () => {
  expect(universities).toHaveLength(names.size)
})

test('parses the full name of each university as that university', () => {
  const misread = universities
    .filter(({ name, ambiguous }) => !ambiguous && readText(name).reading.universities.join('|') !== name)
    .map(({ name }) => name)
  expect(misread).toEqual([])
})

test('parses a full name without accents and punctuation as the same university', () => {
  const misread = universities
    .filter(({ ambiguous }) => !ambiguous)
    .map(({ name }) => ({
      name,
      plain: name
        .normalize('NFD')
        .replaceAll(/\p{M}|[.,'ʻ]/gu, '')
        .replaceAll('–', ' '),
    }))
    .filter(({ name, plain }) => readText(plain).reading.universities.join('|') !== name)
    .map(({ plain }) => plain)
  expect(misread).toEqual([])
})

test('maps every school to a university in the vocabulary', () => {
  expect(schools.map(({ university }) => university).filter((name) => !names.has(name))).toEqual([])
})
