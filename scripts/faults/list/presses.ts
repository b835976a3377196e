import type { Fault } from '../model.ts';

/** A control does what its label says. */
export const pressesFaults: readonly Fault[] = [
  {
    id: 'search-goes-nowhere',
    promise: 'A search is reported to the host with its text.',
    file: 'packages/screens/src/account/SearchFormScreen/SearchFormScreen.tsx',
    find: '    onSearch?.(current);\n',
    replace: '',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/account/SearchFormScreen.stories.tsx',
      test: 'Ready > [D-04] submitting prevents the default',
    },
  },
  {
    id: 'line-removed-twice',
    promise: 'One press removes one line.',
    file: 'packages/screens/src/storefront/CartScreen/CartScreen.tsx',
    find: '                        onPress={() => remove(line, [...lines.slice(index + 1), ...lines.slice(0, index).toReversed()])}\n',
    replace:
      '                        onPress={() => remove(line, [...lines.slice(index + 1), ...lines.slice(0, index).toReversed()])}\n                        onClick={() => onRemove(line.id)}\n',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/storefront/CartScreen.stories.tsx',
      test: 'Ready > [K-03] after a removal focuses the next line',
    },
  },
  {
    id: 'order-sent-twice',
    promise: 'An order is not placed twice.',
    file: 'packages/screens/src/storefront/CartScreen/OrderSummary.tsx',
    find: 'if (!isProcessing) onCheckout();',
    replace: 'onCheckout();',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/storefront/CartScreen.stories.tsx',
      test: 'Processing > [K-08] keeps its focus under the label Processing… and does nothing more',
    },
  },
  {
    id: 'press-outside-does-nothing',
    promise: 'A press outside a dialog closes it.',
    file: 'packages/ui/src/components/Dialog/Dialog.tsx',
    find: '      isDismissable\n',
    replace: '',
    caughtBy: {
      step: 'stories',
      file: 'stories/components/Dialog.stories.tsx',
      test: 'Playground > closes by its button and by a press on the scrim',
    },
  },
  {
    id: 'upload-button-does-nothing',
    promise: 'An upload button responds.',
    file: 'apps/site/src/pages/services.tsx',
    find: 'onUpload={effects.upload}',
    replace: 'onUpload={() => undefined}',
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/services.spec.ts',
      test: '[Q-04] [Q-06] Order Now!, Add to Cart and the upload buttons only show a toast',
    },
  },
  {
    id: 'toasts-wait-in-line',
    promise: 'The newest toast replaces the previous one.',
    file: 'packages/ui/src/components/ToastRegion/createToastQueue.ts',
    find: '    show: (next) => set({ ...next, key: ++lastKey }),\n',
    replace: '    show: (next) => {\n      if (!toast) set({ ...next, key: ++lastKey });\n    },\n',
    caughtBy: {
      step: 'unit',
      file: 'tests/ui/ToastRegion.test.tsx',
      test: '[T-01] one toast at a time > replaces the visible toast',
    },
  },
];
