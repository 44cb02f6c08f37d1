/** Every screen, inspected in all sizes, languages and themes. */
import { inspect } from './support/inspection'
import { IN_GATE } from './support/output'
import * as padScreens from './support/padScreens'
import * as screens from './support/screens'
import { test } from './support/test'

test.describe('screens', { tag: '@phone' }, () => {
  if (!IN_GATE) test.slow()

  test('pages without a table', ({ people }) => screens.pagesWithoutTable(people, inspect))
  test('what is chosen before a table', ({ people }) => screens.choices(people, inspect))
  test('the lobby', ({ people }) => screens.lobby(people, inspect))
  test('the rally table', ({ people }) => screens.rallyTable(people, inspect))
  test('sheets over a table', ({ people }) => screens.sheets(people, inspect))
  test('the UNO table', ({ people }) => screens.unoTable(people, inspect))
  test('questions of the rally', ({ people }) => screens.rallyQuestions(people, inspect))
  test('attacks of the rally', ({ people }) => screens.rallyAttacks(people, inspect))

  test.describe('that take longest', { tag: '@long' }, () => {
    test('many at a rally, and who watches', ({ people }) => screens.rallyOfMany(people, inspect))
    test('the end of a rally', ({ people }) => screens.rallyEnd(people, inspect))
    test('banners', ({ people }) => screens.banners(people, inspect))
    test('questions of UNO', ({ people }) => screens.unoQuestions(people, inspect))
    test('the score pad of the rally', ({ people }) => padScreens.rallyPad(people, inspect))
    test('the score pad of UNO', ({ people }) => padScreens.unoPad(people, inspect))
    test('ten play UNO', ({ people }) => screens.unoOfTen(people, inspect))
  })
})
