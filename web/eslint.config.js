/** What the type checker and the formatter leave open. */
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', 'shots', 'test-results', 'src/protocol/generated.ts'] },
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-self-compare': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Which collection of a class is to be followed is said by $state.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check says of what it warns; this would be told of less.
      'svelte/no-unused-svelte-ignore': 'off',
      // A space between two words is one.
      'svelte/no-useless-mustaches': 'off',
    },
  },
)
