import { cartContent, CartScreen, type CartContent } from '@pcb/screens/storefront/CartScreen';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

/** Untranslated entries stay English. */
const hindi: CartContent = {
  ...cartContent,
  title: 'आपका कार्ट',
  empty: {
    title: 'आपका कार्ट खाली है',
    text: 'लेआउट, बोर्ड, स्टेंसिल या पुर्ज़ों के कोटेशन से शुरू करें।',
    action: 'सेवाएँ देखें',
  },
};

const meta = preview.meta({
  title: 'Guides/Writing: copy and tone',
  // Links lead to this id.
  id: 'guides-writing',
  component: CartScreen,
  // Writing.mdx is its page.
  tags: ['!autodocs', 'nightly'],
  parameters: { layout: 'fullscreen' },
  args: {
    cart: { status: 'ready' as const, value: [] },
    onQuantityChange: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onApplyCoupon: fn(),
    onCheckout: fn(),
    content: hindi,
  },
  decorators: [
    (Story) => (
      <main lang="hi">
        <Story />
      </main>
    ),
  ],
});

/** The empty cart in Hindi: one prop. */
export const OtherContent = meta.story({});

OtherContent.test('shows the content that is passed to it', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'आपका कार्ट' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'सेवाएँ देखें' })).toBeVisible();
});
