/** Faults of styles; how they are written is the formatter's. */
export default {
  extends: ['stylelint-config-recommended'],
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  rules: {
    // Styles belong to their component; what comes later there is meant for another element.
    'no-descending-specificity': null,
    // It fails at nested selectors with `:global` in them.
    'selector-pseudo-class-no-unknown': null,
  },
}
