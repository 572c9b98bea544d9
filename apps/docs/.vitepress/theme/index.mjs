// The default theme without its web font: text is set in what the reader's machine has.
import DefaultTheme from "vitepress/theme-without-fonts";
import "./style.css";

export default DefaultTheme;
