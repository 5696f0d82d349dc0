import '../mantine.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import '@mantine/tiptap/styles.layer.css';
import './rich-text-editor.css';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, Extension, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { IndentControls } from './indent-controls';
import { cleanPasted } from './pasted-html';

interface Props {
  id: string;
  value: string;
  onChange(html: string): void;
  onBlur(): void;
  readOnly: boolean;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  /** Takes the focus on mount. */
  autoFocus?: boolean;
}

/** Exactly the formatting that the server's sanitizer allows. Headings start below those of the page. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], HTMLAttributes: { target: null, rel: null } },
  }),
  Extension.create({
    name: 'listKeys',
    addKeyboardShortcuts() {
      return {
        'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
        'Mod-[': () => this.editor.commands.liftListItem('listItem'),
      };
    },
  }),
];

/** Stops Tab from indenting lists: it leaves the editor, as it leaves every field. */
const handleDOMEvents = { keydown: (_: unknown, { key }: KeyboardEvent) => key === 'Tab' };

export default function TextEditor(props: Props) {
  const { id, value, onChange, onBlur, readOnly, labelledBy, describedBy, isInvalid, autoFocus = false } = props;
  const editorProps = useMemo(
    () => ({
      handleDOMEvents,
      transformPastedHTML: cleanPasted,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(readOnly && { 'aria-readonly': 'true' }),
      },
    }),
    [id, labelledBy, describedBy, isInvalid, readOnly],
  );
  const editor = useEditor({
    extensions,
    editorProps,
    content: value,
    editable: !readOnly,
    // Preserves spaces typed before the editor was loaded, trailing ones included.
    parseOptions: { preserveWhitespace: true },
    // The content security policy blocks an injected style element; its rules are in rich-text-editor.css.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    onBlur,
  });

  // In the commit that removes the placeholder, so that no keystroke is lost between the two.
  const takesFocus = useRef(autoFocus);
  useLayoutEffect(() => {
    if (!editor || !takesFocus.current) return;
    takesFocus.current = false;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor]);

  // Discard and the server's sanitizer change the text from outside.
  useEffect(() => {
    if (editor && !editor.isDestroyed && htmlOf(editor) !== value)
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <RichTextEditor editor={editor} className="editor" withTypographyStyles={false} withCodeHighlightStyles={false}>
      {!readOnly && (
        <RichTextEditor.Toolbar role="toolbar" aria-label="Formatting">
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H3 aria-label="Heading" title="Heading" />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <IndentControls editor={editor} />
            <RichTextEditor.Link />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      )}
      <RichTextEditor.Content className="rich" />
    </RichTextEditor>
  );
}

/** An empty editor is an empty text, not an empty paragraph. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());
