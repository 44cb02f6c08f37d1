/** The pages besides the start page and tables: where to find them is not loaded with these. */
import { startTexts } from './catalogue'
import { entered } from './entered'

export const otherPages = {
  device: () => entered(import('./device/DevicePage.svelte'), 'web-table', 'table', 'server'),
  pad: () =>
    entered(
      import('./pad/PadPage.svelte'),
      'web-pad',
      'web-shared-pad',
      'web-device',
      'web-table',
      ...startTexts(),
    ),
  replay: () =>
    entered(import('./replay/ReplayPage.svelte'), 'web-replay', 'web-table', 'table', 'server'),
  rules: () => entered(import('./rules/RulesPage.svelte'), 'web-rules', 'table', 'server'),
  manual: () =>
    entered(
      import('./manual/ManualPage.svelte'),
      'web-manual',
      'web-rules',
      'web-device',
      'web-table',
      'server',
      ...startTexts(),
    ),
  learn: () =>
    entered(
      import('./lessons/LearnPage.svelte'),
      'lessons',
      'web-lessons',
      'web-device',
      'web-table',
      'table',
      'server',
      ...startTexts(),
    ),
  settings: () => entered(import('./settings/SettingsPage.svelte'), 'web-settings', 'web-start'),
  history: () => entered(import('./history/HistoryPage.svelte'), 'web-history', ...startTexts()),
  group: () =>
    entered(import('./group/GroupPage.svelte'), 'web-group', 'web-device', ...startTexts()),
  judge: () =>
    entered(
      import('./judge/JudgePage.svelte'),
      'web-judge',
      'web-odds',
      'web-device',
      'web-table',
      ...startTexts(),
    ),
  'not-found': () => entered(import('./NotFoundPage.svelte'), 'web-start'),
}
